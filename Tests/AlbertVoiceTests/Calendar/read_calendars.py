"""Says in one line what each calendar of a folder holds, as the package `icalendar` reads it.

Times are converted by the VTIMEZONE of the file itself, not by the machine's zone database.
"""
import datetime
import pathlib
import sys

import icalendar
from dateutil.rrule import rrulestr

UTC = datetime.timezone.utc


def text(value, zone):
    if not isinstance(value, datetime.datetime):
        return value.strftime("%Y%m%d")
    if zone is not None and value.tzinfo is not UTC:
        value = value.replace(tzinfo=zone)
    return value.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def series(item, zone):
    if "RRULE" not in item:
        return ""
    start = item.decoded("DTSTART")
    is_day = not isinstance(start, datetime.datetime)
    rule = item["RRULE"].to_ical().decode()
    until = item["RRULE"].get("UNTIL")
    if until and not is_day:
        assert until[0].tzinfo is not None, "UNTIL must be in UTC where DTSTART has a zone"
    naive = datetime.datetime.combine(start, datetime.time()) if is_day else start.replace(tzinfo=None)
    if until:
        last = until[0]
        if not is_day:
            last = last.astimezone(zone).replace(tzinfo=None)
        parts = [part for part in rule.split(";") if not part.startswith("UNTIL")]
        rule = ";".join(parts + [f"UNTIL={last.strftime('%Y%m%dT%H%M%S' if not is_day else '%Y%m%d')}"])
    found = item.get("EXDATE", [])
    found = found if isinstance(found, list) else [found]
    left_out = {
        datetime.datetime.combine(day.dt, datetime.time()) if is_day else day.dt.replace(tzinfo=None)
        for one in found
        for day in one.dts
    }
    days = []
    for day in rrulestr(rule, dtstart=naive):
        if day not in left_out:
            days.append(text(day.date() if is_day else day, zone))
        if len(days) == 5:
            break
    return " ".join(days)


def line(path):
    calendar = icalendar.Calendar.from_ical(path.read_bytes())
    zones = [zone.to_tz() for zone in calendar.walk("VTIMEZONE")]
    zone = zones[0] if zones else None
    item = [part for part in calendar.walk() if part.name in ("VEVENT", "VTODO", "VJOURNAL")][0]
    assert item["UID"] == path.stem
    assert item.decoded("DTSTAMP").tzinfo is not None and int(item["SEQUENCE"]) >= 0
    categories = item.get("CATEGORIES", [])
    people = [str(cat) for one in (categories if isinstance(categories, list) else [categories]) for cat in one.cats]
    end = item.get("DTEND") or item.get("DUE")
    fields = [
        str(item.get("X-ALBERT-TITLE", "")),
        text(item.decoded("DTSTART"), zone) if "DTSTART" in item else "",
        text(end.dt, zone) if end else "",
        "COMPLETED" if item.get("STATUS") == "COMPLETED" else "",
        "+".join(people),
        str(item.get("LOCATION", "")),
        series(item, zone),
    ]
    return "\t".join([path.stem.removesuffix("@albert")] + fields)


for file in sorted(pathlib.Path(sys.argv[1]).glob("*.ics")):
    print(line(file))
