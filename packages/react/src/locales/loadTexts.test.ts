import { expect, it } from 'vitest'
import type { UiOptions } from '../page/latchkit/types.js'
import { listLanguages, loadTexts } from './loadTexts.js'

/** The locale that is shown for a tag. */
const find = async (tag: string, options: UiOptions = {}) => (await loadTexts(options, tag)).locale

it('C15 each language of the kit has its texts', async () => {
  const languages = listLanguages({})
  expect(await Promise.all(languages.map(language => find(language)))).toEqual(languages)
  expect((await loadTexts({}, 'ar')).messages['button.connect']).toBe('ربط المحفظة')
})

it.each([
  ['en-GB', 'en'],
  ['AR-eg', 'ar'],
  ['ar-u-nu-latn', 'ar'],
  // Languages without texts.
  ['tlh', 'en'],
  ['eo-DE', 'en'],
  ['ar-Latn', 'en'],
])('C15 %s has the texts of %s', async (tag, expected) => {
  expect(await loadTexts({}, tag)).toMatchObject({ locale: expected, formatLocale: tag })
})

it.each(['x-klingon', 'C', 'en_US.UTF-8', ''])('C46 %j is English, without an error', async tag => {
  expect(await find(tag)).toBe('en')
})

it('C15 takes the locale of the app, its language, or the same script of another region', async () => {
  const texts = async () => ({})
  const locales = { 'eo-PL': texts, 'sr-Latn': texts, 'sr-Cyrl-BA': texts, no_NO: texts }
  expect(await find('eo-PL', { locales })).toBe('eo-PL')
  expect(await find('eo-DE', { locales })).toBe('eo-PL')
  expect(await find('eo-DE', { locales: { ...locales, eo: texts } })).toBe('eo')
  expect(await find('sr', { locales })).toBe('sr-Cyrl-BA')
  expect(await find('sr-Latn-ME', { locales })).toBe('sr-Latn')
  expect(await find('no-NO', { locales })).toBe('en')
})

it('C15 the texts of an app replace those of the kit, of its language or region', async () => {
  const connect = (text: string) => ({ 'button.connect': text })
  const locales = { ar: async () => ({ default: connect('1') }) }
  expect((await loadTexts({ locales }, 'ar-EG')).messages).toEqual(connect('1'))
  const all = { locales, messages: { ar: connect('2'), 'ar-EG': connect('3') } }
  expect(await loadTexts(all, 'ar-MA')).toMatchObject({ locale: 'ar', messages: connect('2') })
  expect(await loadTexts(all, 'ar-EG')).toMatchObject({ locale: 'ar-EG', messages: connect('3') })
  const { messages } = await loadTexts({ messages: all.messages }, 'ar-EG')
  expect([messages['button.connect'], messages['modal.close']]).toEqual(['3', 'إغلاق'])
})

it('C15 isolates values in texts that are written from right to left', async () => {
  const locales = { ur: async () => ({ 'account.walletsCount': { one: '{count}', other: '{count} x' } }) }
  expect((await loadTexts({}, 'ar')).messages['button.account']).toBe('الحساب \u2068{address}\u2069')
  expect((await loadTexts({ locales }, 'ur')).messages['account.walletsCount']).toEqual({
    one: '\u2068{count}\u2069',
    other: '\u2068{count}\u2069 x',
  })
})
