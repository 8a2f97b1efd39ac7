import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { untranslated } from '../../test/untranslated.js'
import type { Message } from '../page/i18n/message.js'
import { checkMessages } from './checkMessages.js'
import { english } from './english.js'
import { listLanguages } from './loadTexts.js'
import { flattenGroups } from './messageGroups.js'

type Texts = { readonly [key: string]: Message }

const files = readdirSync(new URL('.', import.meta.url)).filter(file => file.endsWith('.json'))
const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const originals: Texts = english
const listForms = (message: Message = '') =>
  typeof message === 'string' ? { other: message } : (message as { readonly [form: string]: string })
/** As readers count them: marks belong to their letter. */
const countLetters = (text: string) => [...new Intl.Segmenter().segment(text)].length
const withoutParameters = (text: string) => text.replace(/\{\w+\}/g, '')

it('C15 the kit has a file for each language, and loads it', () => {
  expect(files.map(file => file.replace('.json', '')).sort()).toEqual(
    listLanguages({})
      .filter(language => language !== 'en')
      .sort(),
  )
})

describe.each(files)('C15 %s', file => {
  const language = file.replace('.json', '')
  const texts: Texts = flattenGroups(read(file))
  const all = Object.entries(texts).flatMap(([key, message]) =>
    Object.entries(listForms(message)).map(([form, text]) => ({ key, form, text })),
  )

  it('has the keys, parameters and plural forms of the kit', () => {
    expect(checkMessages(texts, { locale: language })).toEqual([])
  })

  it('has at most 12 kB of gzip', () => {
    expect(gzipSync(JSON.stringify(read(file)), { level: 9 }).length).toBeLessThanOrEqual(12_000)
  })

  it('has all plural forms of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const counted = Object.keys(originals).filter(key => typeof originals[key] !== 'string')
    const missing = [...new Set([...counted, ...Object.keys(texts)])].flatMap(key => {
      const message = texts[key]
      if (typeof message === 'string' && (pluralCategories.length === 1 || !counted.includes(key))) return []
      return pluralCategories.filter(form => !(form in listForms(message))).map(form => `${key} ${form}`)
    })
    expect(missing).toEqual([])
  })

  it('names the number in every form for several numbers', () => {
    const wrong = all.filter(({ key, form, text }) => {
      const isCounted = JSON.stringify(originals[key]).includes('{count}')
      return isCounted && !/^(zero|one|two)$/.test(form) && !text.includes('{count}')
    })
    expect(wrong).toEqual([])
  })

  it('has no empty text, and none with a space at an end', () => {
    expect(all.filter(({ text }) => text === '' || text !== text.trim())).toEqual([])
  })

  it('has no text in English but names and words that both languages have', () => {
    const words = [
      'you@example.com',
      'hash',
      'nonce',
      ...(untranslated[language]?.toLowerCase().split(' ') ?? []),
    ]
    const left = all.filter(({ key, form, text }) => {
      const original = listForms(originals[key])
      const isEnglish =
        text === (original[form] ?? original.other) && /[a-z]{4}/.test(withoutParameters(text))
      return (
        isEnglish &&
        withoutParameters(text)
          .split(/[\s()]+|\.(?= )/)
          .some(word => /[a-z]{2}/.test(word) && !words.includes(word.toLowerCase()))
      )
    })
    expect(left).toEqual([])
  })

  it('has short titles, tabs and buttons where English has them', () => {
    const long = all.flatMap(({ key, text }) => {
      const { other = '' } = listForms(originals[key])
      const most = Math.max(18, other.length * 1.9)
      return other.length <= 24 && countLetters(text) > most ? [`${key}: ${text}`] : []
    })
    expect(long).toEqual([])
  })
})
