/// How the report looks: the colours of Hey Albert's day, yellow, pink, blue on light or black.
enum EvaluationStyle {
    /// The style sheet; it names no file and no address.
    static let css = """
        :root{--gelb:#f6cf45;--rosa:#ef8fb3;--blau:#7fb4e8;--hell:#fbf7ee;--karte:#fffdf8;--schwarz:#17140f;--zweit:#6b6559;\
        --linie:#e4dccb}
        @media (prefers-color-scheme:dark){:root{--hell:#15130f;--karte:#201d17;--schwarz:#f6f1e6;--zweit:#a89f8e;\
        --linie:#38332a;--gelb:#e3b92f;--rosa:#d97a9f;--blau:#659bd1}}
        *{box-sizing:border-box}
        body{margin:0;background:var(--hell);color:var(--schwarz);\
        font:15px/1.5 "Bricolage Grotesque",system-ui,"Helvetica Neue",Arial,sans-serif}
        main{max-width:860px;margin:0 auto;padding:48px 20px 72px}
        h1{font-size:40px;line-height:1.1;font-weight:800;letter-spacing:-.02em;margin:0}
        h2{font-size:21px;font-weight:800;letter-spacing:-.01em;margin:44px 0 4px}
        h3{font-size:13px;font-weight:600;margin:14px 0 6px}h3:first-child{margin-top:0}
        p{margin:4px 0 14px;max-width:68ch}
        .zweit{color:var(--zweit)}
        .kacheln{display:flex;flex-wrap:wrap;gap:12px;margin:28px 0 8px}
        .kachel{flex:1 1 180px;border-radius:18px;padding:16px 18px;color:#17140f}
        .kachel b{display:block;font-size:34px;line-height:1.1;font-weight:800;letter-spacing:-.02em}
        .k-gelb{background:var(--gelb)}.k-rosa{background:var(--rosa)}.k-blau{background:var(--blau)}
        .karte{background:var(--karte);border:1px solid var(--linie);border-radius:18px;padding:16px 18px;margin:10px 0}
        svg{display:block;width:100%;height:auto;overflow:visible}
        svg text{fill:var(--schwarz);font-size:13px}
        svg .klein{fill:var(--zweit);font-size:11.5px}
        svg .zahl{font-variant-numeric:tabular-nums}
        .gelb{fill:var(--gelb)}.rosa{fill:var(--rosa)}.blau{fill:var(--blau)}
        .netz{stroke:var(--linie);stroke-width:1}
        .spanne{stroke:var(--schwarz);stroke-width:1.5}
        .kurve{fill:none;stroke:var(--rosa);stroke-width:3;stroke-linejoin:round}
        .marke{fill:var(--gelb);stroke:var(--schwarz);stroke-width:2}
        .ziel{fill:var(--blau);fill-opacity:.45}
        table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
        th{text-align:left;font-size:11.5px;font-weight:600;color:var(--zweit);padding:4px 10px 4px 0;vertical-align:bottom}
        td{border-top:1px solid var(--linie);padding:6px 10px 6px 0;vertical-align:top}
        .r{text-align:right}
        code{font-size:13px;overflow-wrap:anywhere}
        @media print{body{background:#fff}.karte{break-inside:avoid}}
        """
}
