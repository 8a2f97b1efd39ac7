import { mainnet } from '@latchkit/core/networks'
import { afterEach, expect, it, vi } from 'vitest'
import { createLatchkit } from '../latchkit/createLatchkit.js'
import { localeAtom } from './atoms.js'
import { getDirection, initialLocale } from './locales.js'
import { setLocale } from './setLocale.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

const create = (locale: string) => createLatchkit({ metadata: { name: 'App' }, networks: [mainnet], locale })

it.each([
  ['de-CH', 'de-CH'],
  ['de-u-nu-latn', 'de-u-nu-latn'],
  ['en_US', 'en-US'],
  ['de_AT.UTF-8', 'de-AT'],
  ['ca_ES@valencia', 'ca-ES'],
  ['zh_Hant_HK', 'zh-Hant-HK'],
  ['C', 'en'],
  ['C.UTF-8', 'en'],
  ['x-klingon', 'en'],
  ['de-', 'en'],
  ['deutsch (AT)', 'en'],
  ['.', 'en'],
  ['', 'en'],
])('C46 an app that sets the locale %j has that of %s, without an error', async (locale, formatLocale) => {
  const latchkit = create(locale)
  expect(latchkit.client.store.get(localeAtom)).toMatchObject({ formatLocale })
  const later = create('fr')
  await setLocale(later, locale)
  expect(later.client.store.get(localeAtom)).toMatchObject({ formatLocale })
  expect(() => new Intl.NumberFormat(formatLocale)).not.toThrow()
})

it('C46 the name that a system has for a language finds its texts', async () => {
  const latchkit = create('auto')
  await setLocale(latchkit, 'de_AT.UTF-8')
  const { locale, messages } = latchkit.client.store.get(localeAtom)
  expect([locale, messages['modal.close']]).toEqual(['de', 'Schließen'])
})

it('knows which way a language is written', () => {
  const rtl = [
    'ar-EG',
    'he',
    'iw',
    'fa',
    'ur',
    'ckb',
    'ps',
    'dv',
    'yi',
    'ug',
    'sd',
    'az-Arab',
    'syr',
    'ff-Adlm',
  ]
  expect(rtl.filter(tag => getDirection(tag) === 'ltr')).toEqual([])
  const ltr = ['en', 'de-CH', 'ar-Latn', 'ur-Latn', 'ja', 'tlh']
  expect(ltr.filter(tag => getDirection(tag) === 'rtl')).toEqual([])
})

it('C15 shows the texts of an app from the first render on', () => {
  const messages = { de: { 'button.connect': 'Wallet verbinden' } }
  expect(initialLocale({ locale: 'de-AT', messages })).toEqual({
    locale: 'de',
    formatLocale: 'de-AT',
    direction: 'ltr',
    messages: messages.de,
  })
  expect(initialLocale({ locale: 'auto' })).toEqual({
    locale: 'en',
    formatLocale: 'en',
    direction: 'ltr',
    messages: {},
  })
})

it.each([
  ['C', 'en'],
  ['C.UTF-8', 'en'],
  ['en-US@posix', 'en-US'],
  ['en_US', 'en-US'],
  ['', 'en'],
  [undefined, 'en'],
])('C46 formats in English where the device reports the language %j', async (language, formatLocale) => {
  vi.stubGlobal('navigator', { language })
  const latchkit = create('auto')
  await setLocale(latchkit, 'auto')
  expect(latchkit.client.store.get(localeAtom)).toMatchObject({ locale: 'en', formatLocale })
})

it('C46 formats as the device does where its language is a tag', async () => {
  vi.stubGlobal('navigator', { language: 'de-CH' })
  const latchkit = create('auto')
  await setLocale(latchkit, 'auto')
  expect(latchkit.client.store.get(localeAtom)).toMatchObject({ locale: 'de', formatLocale: 'de-CH' })
})
