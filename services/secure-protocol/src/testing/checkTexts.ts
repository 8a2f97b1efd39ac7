/** Texts by their keys. */
type Texts = { readonly [key: string]: string }

/**
 * Lists the mistakes of a translation, for tests: keys and `{parameters}` that differ from those in English, texts that are
 * empty, too long where English is short, or still in English, and lines that can break before a mark, as French has a space
 * there.
 *
 * @param words - that the language has as English has them: a text of these alone may be the English one
 */
export function checkTexts(own: Texts, english: Texts, words = ''): readonly string[] {
  const keys = Object.keys(english)
  const allowed = words.toLowerCase().split(' ')
  return [
    ...keys.filter(key => own[key] === undefined).map(key => `${key}: is missing`),
    ...Object.entries(own).flatMap(([key, text]) => {
      const original = english[key]
      if (original === undefined) return [`${key}: is no key`]
      const [wanted, found] = [readParameters(original), readParameters(text)]
      const most = Math.max(18, original.length * 1.9)
      const plain = original.replace(/\{\w+\}/g, '')
      const isEnglish = text === original && /[a-z]{4}/.test(plain)
      return [
        ...wanted.filter(name => !found.includes(name)).map(name => `${key}: has no ${name}`),
        ...found.filter(name => !wanted.includes(name)).map(name => `${key}: ${name} is unknown`),
        ...(text.trim() === '' ? [`${key}: is empty`] : []),
        ...(/ [:;?!»]|« /.test(text) ? [`${key}: breaks before a mark: ${text}`] : []),
        ...(original.length <= 24 && [...text].length > most ? [`${key}: is long: ${text}`] : []),
        ...(isEnglish && plain.split(/\s+/).some(word => !allowed.includes(word.toLowerCase()))
          ? [`${key}: is in English: ${text}`]
          : []),
      ]
    }),
  ]
}

const readParameters = (text: string) => [...new Set(text.match(/\{\w+\}/g))]
