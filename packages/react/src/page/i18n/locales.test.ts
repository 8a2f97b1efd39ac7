import { mainnet } from '@latchkit/core/networks'
import { expect, it } from 'vitest'
import { createLatchkit } from '../latchkit/createLatchkit.js'
import { getDirection, initialLocale, listLocales, resolveLocale } from './locales.js'

const create = (locale: string) => createLatchkit({ metadata: { name: 'App' }, networks: [mainnet], locale })

it('C15 names a locale that no number could be written in', () => {
  expect(() => create('en_US')).toThrow('locale: "en_US" is no language tag')
  expect(() => create('de-CH')).not.toThrow()
  expect(() => create('auto')).not.toThrow()
})

it('C15 takes the locale, its language, or English', () => {
  expect(resolveLocale('ar-EG', listLocales({}))).toBe('ar')
  expect(resolveLocale('de-AT', listLocales({}))).toBe('en')
  expect(resolveLocale('de-AT', { de: {} })).toBe('de')
  expect(resolveLocale('de-AT', { 'de-AT': {}, de: {} })).toBe('de-AT')
})

it('knows which way a language is written', () => {
  expect([getDirection('ar-EG'), getDirection('he'), getDirection('en')]).toEqual(['rtl', 'rtl', 'ltr'])
})

it('C15 shows the texts of an app from the first render on', () => {
  const messages = { de: { 'button.connect': 'Wallet verbinden' } }
  expect(initialLocale({ locale: 'de', messages })).toMatchObject({
    locale: 'de',
    messages: messages.de,
  })
  expect(initialLocale({ locale: 'auto' })).toEqual({
    locale: 'en',
    formatLocale: 'en',
    direction: 'ltr',
    messages: {},
  })
})
