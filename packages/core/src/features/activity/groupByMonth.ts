import type { ActivityTransaction, TransactionsOfYear } from './types.js'

/**
 * Groups transactions by year and month, newest first. Those of one time keep their order.
 *
 * @example
 * groupByMonth(transactions, 'Europe/Zurich')[0]?.months[0]?.month // 12
 */
export function groupByMonth(
  transactions: readonly ActivityTransaction[],
  /** IANA name. Default: that of the device. */
  timeZone?: string | undefined,
): readonly TransactionsOfYear[] {
  // The Gregorian calendar in digits, whatever the locale of the device.
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    timeZone,
  })
  const sorted = transactions
    .map(transaction => ({ transaction, time: Date.parse(transaction.metadata.minedAt) }))
    .sort((a, b) => b.time - a.time)
  const years: { year: number; months: { month: number; transactions: ActivityTransaction[] }[] }[] = []
  for (const { transaction, time } of sorted) {
    const parts = format.formatToParts(time)
    const read = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
    const [year, month] = [read('year'), read('month')]
    let ofYear = years.at(-1)
    if (ofYear?.year !== year) {
      ofYear = { year, months: [] }
      years.push(ofYear)
    }
    const ofMonth = ofYear.months.at(-1)
    if (ofMonth?.month === month) ofMonth.transactions.push(transaction)
    else ofYear.months.push({ month, transactions: [transaction] })
  }
  return years
}
