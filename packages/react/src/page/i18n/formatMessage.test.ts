import { expect, it } from 'vitest'
import { formatMessage } from './formatMessage.js'

it('fills parameters in and leaves unknown ones', () => {
  expect(formatMessage('{a} of {b}', { a: 'one' }, 'en')).toBe('one of {b}')
})

it('C15 writes numbers as the locale does', () => {
  expect(formatMessage('{n}', { n: 1234.5 }, 'de')).toBe('1.234,5')
  expect(formatMessage('{n}', { n: 1234.5 }, 'en')).toBe('1,234.5')
  expect(formatMessage('{n}', { n: 1234 }, 'en-US')).toBe('1,234')
  expect(formatMessage('{n}', { n: 999 }, 'en-US')).toBe('999')
  expect(formatMessage('{n}', { n: -1 }, 'en')).toBe('-1')
  expect(formatMessage('{n}', { n: 12 }, 'en-u-nu-arab')).toBe('١٢')
  expect(formatMessage('{n}', { n: 12 }, 'ar-EG')).toBe('١٢')
})

it('chooses the plural form of the language', () => {
  const wallets = { one: '{count} wallet', other: '{count} wallets' }
  expect(formatMessage(wallets, { count: 1 }, 'en')).toBe('1 wallet')
  expect(formatMessage(wallets, { count: 2 }, 'en')).toBe('2 wallets')
  expect(formatMessage({ ...wallets, zero: 'no wallet' }, { count: 0 }, 'en')).toBe('no wallet')
  const arabic = { zero: 'صفر', one: 'واحد', two: 'اثنان', few: 'قليل', many: 'كثير', other: 'غير' }
  const forms = [0, 1, 2, 5, 11, 100].map(count => formatMessage(arabic, { count }, 'ar'))
  expect(forms).toEqual(['صفر', 'واحد', 'اثنان', 'قليل', 'كثير', 'غير'])
})
