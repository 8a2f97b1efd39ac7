/** Seconds as minutes and seconds of a locale, such as `3:05`. */
export function formatTime(seconds: number, locale: string): string {
  const minutes = new Intl.NumberFormat(locale).format(Math.floor(seconds / 60))
  const rest = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }).format(seconds % 60)
  return `${minutes}:${rest}`
}
