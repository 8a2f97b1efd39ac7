import { expect, it } from 'vitest'
import { checkMessages } from './checkMessages.js'
import { english } from './english.js'

it('C15 finds nothing in English', () => {
  expect(checkMessages(english, { locale: 'en' })).toEqual([])
})

it('C15 names each key that is missing, unless a translation is partial', () => {
  const { 'connect.title': _, 'modal.close': __, ...rest } = english
  const problems = ['connect.title: is missing', 'modal.close: is missing']
  expect([...checkMessages(rest, { locale: 'de' })].sort()).toEqual(problems)
  expect(checkMessages({ ...rest, 'modal.close': undefined }, { locale: 'de', isPartial: true })).toEqual([])
})

it('C15 names keys, parameters and plural forms that there are not', () => {
  const french = {
    'connect.nothing': 'Rien',
    'button.account': 'Compte',
    'button.network': 'Réseau {nom}',
    'account.walletsCount': { one: 'Un portefeuille', two: '{count}', other: '{count} portefeuilles' },
    'modal.close': { other: 'Fermer' },
  }
  expect(checkMessages(french, { locale: 'fr', isPartial: true })).toEqual([
    'connect.nothing: is no key of the kit',
    'button.account: has no {address}',
    'button.network: has no {name}',
    'button.network: {nom} is unknown',
    'account.walletsCount: fr has no plural form "two"',
    'modal.close: has plural forms, but no count',
  ])
  expect(() => checkMessages({}, { locale: 'fr_FR' })).toThrow(RangeError)
})
