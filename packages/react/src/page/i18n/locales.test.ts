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

it('C15 names a locale that no number could be written in', () => {
  expect(() => create('en_US')).toThrow('locale: "en_US" is no language tag')
  expect(() => create('de-CH')).not.toThrow()
  expect(() => create('auto')).not.toThrow()
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

it.each(['C', 'C.UTF-8', 'en-US@posix', 'en_US', '', undefined])(
  'C46 formats in English where the device reports the language %j',
  async language => {
    vi.stubGlobal('navigator', { language })
    const latchkit = create('auto')
    await setLocale(latchkit, 'auto')
    expect(latchkit.client.store.get(localeAtom)).toMatchObject({ locale: 'en', formatLocale: 'en' })
  },
)

it('C46 formats as the device does where its language is a tag', async () => {
  vi.stubGlobal('navigator', { language: 'de-CH' })
  const latchkit = create('auto')
  await setLocale(latchkit, 'auto')
  expect(latchkit.client.store.get(localeAtom)).toMatchObject({ locale: 'de', formatLocale: 'de-CH' })
})
