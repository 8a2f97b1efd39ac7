import type { Message, MessageParameters } from './message.js'

/** Interpolates the parameters of a text: selects the plural form by `count`, and formats numbers in the locale. */
export function formatMessage(message: Message, parameters: MessageParameters, locale: string): string {
  const text = typeof message === 'string' ? message : pickForm(message, parameters.count, locale)
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = parameters[name]
    return typeof value === 'number' ? formatNumber(value, locale) : (value ?? whole)
  })
}

/** The first `Intl` format of a page takes 10 ms, and English does not format small numbers. */
function formatNumber(value: number, locale: string): string {
  const isPlain = locale.split('-')[0] === 'en' && Number.isInteger(value) && value >= 0 && value < 1000
  return isPlain && !locale.includes('-u-') ? String(value) : new Intl.NumberFormat(locale).format(value)
}

/** `zero` is a separate form if a text has it, in English too, whose plural rules do not have it. */
function pickForm(message: Exclude<Message, string>, count: string | number | undefined, locale: string) {
  if (Number(count) === 0 && message.zero !== undefined) return message.zero
  return message[new Intl.PluralRules(locale).select(Number(count))] ?? message.other
}
