const pattern =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(\.\d+)?(?:Z|([-+])([01]\d|2[0-3]):([0-5]\d))$/i

/**
 * The moment of a `date-time` of RFC 3339, in milliseconds since 1970; undefined where it is none, or no day of the
 * calendar. A leap second is the first moment of the minute after it, and may stand at the end of a day in UTC only.
 */
export function parseDateTime(value: string): number | undefined {
  const [, year, month, day, hour, minute, second, fraction = '', sign, offsetHour = 0, offsetMinute = 0] =
    pattern.exec(value) ?? []
  if (year === undefined) return undefined
  const midnight = new Date(0)
  // `Date.UTC` takes the years 0 to 99 for those of the twentieth century.
  midnight.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (midnight.getUTCMonth() + 1 !== Number(month) || midnight.getUTCDate() !== Number(day)) return undefined
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -1 : 1)
  const moment =
    midnight.getTime() +
    ((Number(hour) * 60 + Number(minute) - offset) * 60 + Number(second)) * 1000 +
    Number(`0${fraction}`) * 1000
  if (second === '60' && Math.floor(moment / 1000) % 86_400 !== 0) return undefined
  return moment
}
