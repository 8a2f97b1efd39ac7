import type { Message } from '../page/i18n/message.js'
import { english } from './english.js'

/** Parameters of {@link checkMessages}. */
export type CheckMessagesParameters = {
  /** BCP 47 tag of the language. */
  readonly locale: string
  /** Whether keys may be missing, which are then shown in English. Default: false. */
  readonly isPartial?: boolean | undefined
}

/**
 * Lists the problems of a translation, for tests of translators: missing keys, keys that the kit does not have,
 * `{parameters}` that differ from the English text, and plural forms that the language does not have. Empty if there
 * are none.
 *
 * @throws RangeError if `locale` is not a language tag
 * @see https://www.rfc-editor.org/info/bcp47
 *
 * @example
 * expect(checkMessages(swedish, { locale: 'sv' })).toEqual([])
 */
export function checkMessages(
  messages: { readonly [key: string]: Message | undefined },
  { locale, isPartial = false }: CheckMessagesParameters,
): readonly string[] {
  const originals: { readonly [key: string]: Message | undefined } = english
  // A text for zero is allowed in every language.
  const forms = new Set<string>(['zero', ...new Intl.PluralRules(locale).resolvedOptions().pluralCategories])
  const keys = Object.keys(english)
  const missing = isPartial ? [] : keys.filter(key => messages[key] === undefined)
  return [
    ...missing.map(key => `${key}: is missing`),
    ...Object.entries(messages).flatMap(([key, message]) => {
      const original = originals[key]
      if (message === undefined) return []
      if (original === undefined) return [`${key}: is no key of the kit`]
      const [wanted, found] = [readParameters(original), readParameters(message)]
      return [
        ...[...wanted].filter(name => !found.has(name)).map(name => `${key}: has no ${name}`),
        ...[...found].filter(name => !wanted.has(name)).map(name => `${key}: ${name} is unknown`),
        ...listForms(message)
          .filter(form => !forms.has(form))
          .map(form => `${key}: ${locale} has no plural form "${form}"`),
        ...(listForms(message).length > 0 && listForms(original).length === 0
          ? [`${key}: has plural forms, but no count`]
          : []),
      ]
    }),
  ]
}

const listForms = (message: Message) => (typeof message === 'string' ? [] : Object.keys(message))

/** The parameters of all plural forms together: a form for a single thing may do without the number. */
function readParameters(message: Message): ReadonlySet<string> {
  return new Set(JSON.stringify(message).match(/\{\w+\}/g))
}
