import CBlas
import Foundation

/// A small network that tells for every 10 ms which phone sounds: the second look's second opinion.
///
/// Gaussians of PocketSphinx compare one frame at a time; this sees a quarter of a second at once, and was trained on the same
/// recordings, with noise under most of them. `Models/tools/train_wake.py` makes it and says how; rectified layers, after Hinton et
/// al., „Deep Neural Networks for Acoustic Modeling in Speech Recognition“ (2012).
struct PhoneNet: Sendable {
    /// Inputs × outputs weights, row after row, and a bias for each output.
    private struct Layer {
        let weights: [Float]
        let bias: [Float]
    }

    /// The outputs, by phone.
    let phones: [String: Int]
    /// Frames, from the one in question, that are looked at.
    private let offsets: [Int]
    private let layers: [Layer]

    private static let mark = "albert phone net 1"
    /// Nothing larger is read: a damaged number must not ask for gigabytes.
    private static let most = 4_096

    /// Reads a network.
    ///
    /// The file: a line that names its kind, a line of phones, one of offsets, one of layer sizes, then weights and bias of each
    /// layer as little-endian 32-bit numbers.
    ///
    /// - Throws: `RecognitionError.model` where the file cannot be read or is damaged.
    init(path: String) throws(RecognitionError) {
        do {
            try self.init(bytes: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw .model("Die Datei „\(path)“ des Sprachmodells ist beschädigt. Installiere das Sprachmodell neu.")
        }
    }

    private init(bytes: Data) throws(Damage) {
        var reader = ByteReader(bytes)
        let head = (0..<4).map { _ in reader.text(upTo: "\n", within: Self.most) }
        guard head[0] == Self.mark, let names = head[1], let offsets = Self.numbers(head[2]),
            let sizes = Self.numbers(head[3]), sizes.count >= 2, sizes.allSatisfy({ 1...Self.most ~= $0 }),
            !offsets.isEmpty, offsets.allSatisfy({ -100...100 ~= $0 }), sizes[0] % offsets.count == 0
        else { throw Damage() }
        let phones = names.split(separator: " ").map(String.init)
        guard phones.count == sizes[sizes.count - 1], Set(phones).count == phones.count else { throw Damage() }
        var layers: [Layer] = []
        for (inputs, outputs) in zip(sizes, sizes.dropFirst()) {
            layers.append(
                Layer(
                    weights: try Self.floats(inputs * outputs, &reader), bias: try Self.floats(outputs, &reader)))
        }
        guard reader.rest == 0 else { throw Damage() }
        self.phones = Dictionary(uniqueKeysWithValues: phones.enumerated().map { ($1, $0) })
        self.offsets = offsets
        self.layers = layers
    }

    private static func numbers(_ line: String?) -> [Int]? {
        let parts = line?.split(separator: " ") ?? []
        let numbers = parts.compactMap { Int($0) }
        return numbers.count == parts.count ? numbers : nil
    }

    private static func floats(_ count: Int, _ reader: inout ByteReader) throws(Damage) -> [Float] {
        let values = try reader.words(count).map(Float.init(bitPattern:))
        guard values.allSatisfy(\.isFinite) else { throw Damage() }
        return values
    }

    /// How much worse each phone explains each frame than the best one does.
    ///
    /// - Parameters:
    ///   - cepstra: Frame after frame; their own mean is taken from them.
    ///   - width: Values of a frame.
    /// - Returns: The losses; nil where the cepstra are of another kind than those it was trained on, or there are none.
    func losses(of cepstra: [Float], width: Int) -> PhoneLosses? {
        guard width * offsets.count == layers[0].weights.count / layers[0].bias.count, cepstra.count >= width else {
            return nil
        }
        let frames = cepstra.count / width
        var values = stacked(centred(cepstra, width, frames), width, frames)
        for (index, layer) in layers.enumerated() {
            values = Self.apply(layer, to: values, frames)
            if index < layers.count - 1 { for place in values.indices { values[place] = max(0, values[place]) } }
        }
        return PhoneLosses(scores: values, frames: frames)
    }

    private func centred(_ cepstra: [Float], _ width: Int, _ frames: Int) -> [Float] {
        var mean = [Float](repeating: 0, count: width)
        for index in 0..<(frames * width) { mean[index % width] += cepstra[index] / Float(frames) }
        return (0..<(frames * width)).map { cepstra[$0] - mean[$0 % width] }
    }

    /// Each frame with those around it; beyond the ends the outermost is repeated.
    private func stacked(_ values: [Float], _ width: Int, _ frames: Int) -> [Float] {
        var stacked: [Float] = []
        stacked.reserveCapacity(frames * offsets.count * width)
        for frame in 0..<frames {
            for offset in offsets {
                let place = min(max(frame + offset, 0), frames - 1) * width
                stacked += values[place..<(place + width)]
            }
        }
        return stacked
    }

    /// Frames × inputs by inputs × outputs, by the C function `cblas_sgemm`.
    private static func apply(_ layer: Layer, to values: [Float], _ frames: Int) -> [Float] {
        let outputs = layer.bias.count
        let inputs = layer.weights.count / outputs
        var result = (0..<frames).flatMap { _ in layer.bias }
        cblas_sgemm(
            CblasRowMajor, CblasNoTrans, CblasNoTrans, CInt(frames), CInt(outputs), CInt(inputs), 1, values,
            CInt(inputs), layer.weights, CInt(outputs), 1, &result, CInt(outputs))
        return result
    }
}
