import type { ActivityTransaction } from '@latchkit/core/activity'

/** The transactions of a day. */
export type TransactionsOfDay = {
  /** Such as `today`, `yesterday` or `March 20, 2026`, in the words of the locale. */
  readonly day: string
  readonly transactions: readonly ActivityTransaction[]
}

/** Groups transactions by day, newest first. Those of one time keep their order. */
export function groupByDay(
  transactions: readonly ActivityTransaction[],
  /** `timeZone` is an IANA name; default: that of the device. */
  { locale, now, timeZone }: { locale: string; now: number; timeZone?: string | undefined },
): readonly TransactionsOfDay[] {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const names = new Map([1, 0].map(ago => [format.format(now - ago * 864e5), relative.format(-ago, 'day')]))
  const days = new Map<string, ActivityTransaction[]>()
  const sorted = transactions
    .map(transaction => ({ transaction, time: Date.parse(transaction.metadata.minedAt) }))
    .sort((a, b) => b.time - a.time)
  for (const { transaction, time } of sorted) {
    const day = format.format(time)
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(transaction)
    else days.set(day, [transaction])
  }
  return [...days].map(([day, ofDay]) => ({ day: names.get(day) ?? day, transactions: ofDay }))
}
