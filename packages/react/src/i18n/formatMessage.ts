import type { Message, MessageParameters } from './types.js'

/** Fills a text in: the plural form by `count`, numbers as the locale writes them. */
export function formatMessage(message: Message, parameters: MessageParameters, locale: string): string {
  const text = typeof message === 'string' ? message : pickForm(message, parameters.count, locale)
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = parameters[name]
    return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : (value ?? whole)
  })
}

function pickForm(message: Exclude<Message, string>, count: string | number | undefined, locale: string) {
  return message[new Intl.PluralRules(locale).select(Number(count))] ?? message.other
}
