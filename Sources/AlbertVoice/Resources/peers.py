"""Runs sentences through other parsers: a file with {"now","times","commands"} in, one line of JSON a parser out.

Loading and one round before the measured one are not counted: a parser that stays in memory is compared with another.
"""

import json
import sys
import time
from datetime import datetime
from importlib.metadata import version


def measured(read, sentences):
    """Seconds for all sentences, and in how many something was found."""
    found = sum(1 for sentence in sentences if read(sentence))
    start = time.process_time()
    for sentence in sentences:
        read(sentence)
    return {"seconds": time.process_time() - start, "found": found}


def dates(now):
    """dateparser, German only, as one would use it: a phrase whole, and if that is none, a search in it."""
    import dateparser
    from dateparser.search import search_dates

    settings = {"RELATIVE_BASE": now, "PREFER_DATES_FROM": "future"}

    def parse(sentence):
        return dateparser.parse(sentence, languages=["de"], settings=settings)

    def search(sentence):
        return search_dates(sentence, languages=["de"], settings=settings)

    return parse, search


def intents():
    """hassil with the German sentences of Home Assistant and a small home."""
    from hassil import Intents, TextSlotList, recognize
    from home_assistant_intents import get_intents

    sentences = Intents.from_dict(get_intents("de"))
    names = ["Licht", "Lampe", "Heizung", "Fernseher", "Einkaufsliste", "Haushalt"]
    places = ["Küche", "Bad", "Wohnzimmer", "Kinderzimmer"]
    lists = {
        "name": TextSlotList.from_strings(names),
        "area": TextSlotList.from_strings(places),
        "floor": TextSlotList.from_strings(["Erdgeschoss", "Keller"]),
    }
    return lambda sentence: recognize(sentence, sentences, slot_lists=lists)


def line(name, times, commands):
    """One line: the parser, its version, seconds and finds of both kinds of sentence."""
    print(json.dumps({"name": name, "version": version(name), "times": times, "commands": commands}))


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        task = json.load(file)
    parse, search = dates(datetime.fromisoformat(task["now"]))
    line("dateparser", measured(parse, task["times"]), measured(search, task["commands"]))
    hear = intents()
    line("hassil", measured(hear, task["times"]), measured(hear, task["commands"]))


main()
