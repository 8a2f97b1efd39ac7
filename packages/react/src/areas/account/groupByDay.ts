/** The items of a day. */
export type ItemsOfDay<item> = {
  /** Such as `today`, `yesterday` or `March 20, 2026`, in the words of the locale. */
  readonly day: string
  readonly items: readonly item[]
}

/** Groups items by day, newest first. Those of one time keep their order. `timeOf` is in milliseconds since 1970. */
export function groupByDay<item>(
  items: readonly item[],
  timeOf: (item: item) => number,
  /** `timeZone` is an IANA name; default: that of the device. */
  { locale, now, timeZone }: { locale: string; now: number; timeZone?: string | undefined },
): readonly ItemsOfDay<item>[] {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const names = new Map([1, 0].map(ago => [format.format(now - ago * 864e5), relative.format(-ago, 'day')]))
  const days = new Map<string, item[]>()
  const sorted = items.map(item => ({ item, time: timeOf(item) })).sort((a, b) => b.time - a.time)
  for (const { item, time } of sorted) {
    const day = format.format(time)
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(item)
    else days.set(day, [item])
  }
  return [...days].map(([day, ofDay]) => ({ day: names.get(day) ?? day, items: ofDay }))
}
