const pattern =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(\.\d+)?(?:Z|([-+])([01]\d|2[0-3]):([0-5]\d))$/i

/**
 * Parses a `date-time` of RFC 3339 to milliseconds since 1970; undefined if it is malformed or the date does not exist. A
 * leap second counts as the first moment of the next minute, and is valid only at the end of a day in UTC.
 */
export function parseDateTime(value: string): number | undefined {
  const [, year, month, day, hour, minute, second, fraction = '', sign, offsetHour = 0, offsetMinute = 0] =
    pattern.exec(value) ?? []
  if (year === undefined) return undefined
  const midnight = new Date(0)
  // `Date.UTC` maps the years 0 to 99 to 1900 to 1999.
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
