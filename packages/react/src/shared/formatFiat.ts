export function formatFiat(value: number, locale: string, currency?: string): string
export function formatFiat(value: number | undefined, locale: string, currency?: string): string | undefined
/**
 * Formats a value, in US dollars unless another currency (ISO 4217) is passed; undefined where the price is unknown.
 */
export function formatFiat(value: number | undefined, locale: string, currency = 'USD'): string | undefined {
  if (value === undefined) return undefined
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value)
}
