import { describe, expect, test } from 'vitest'
import type { Setup } from './setup.js'
import { defaultSetup, formatSetup, parseSetup } from './setup.js'

const everything: Setup = {
  themeMode: 'dark',
  accent: '#ff8800',
  radius: 0,
  locale: 'ar',
  methods: ['wallet', 'email', 'social'],
  features: {
    collapseWallets: true,
    legalCheckbox: true,
    receive: false,
    send: false,
    swaps: false,
    onramp: false,
    smartSessions: true,
  },
  logins: { email: true, socials: false, farcaster: true },
  smartAccounts: false,
  sponsored: true,
  names: true,
  embedded: true,
}

describe('the setup in the address', () => {
  test('leaves out what is default', () => {
    expect(formatSetup(defaultSetup)).toBe('')
    expect(formatSetup({ ...defaultSetup, accent: 'violet' })).toBe('accent=violet')
  })

  test('comes back as it was', () => {
    expect(parseSetup(`#${formatSetup(defaultSetup)}`)).toEqual(defaultSetup)
    expect(parseSetup(`#${formatSetup(everything)}`)).toEqual(everything)
  })

  test.each([
    'themeMode=neon',
    'accent=url(x)',
    'accent=constructor',
    'radius=-1',
    'radius=99',
    'radius=x',
    'locale=xx',
    'methods=wallet',
    'methods=wallet+wallet+wallet',
    'embedded=maybe',
    'how-to-get-a-wallet',
  ])('takes the default for %s', hash => {
    expect(parseSetup(`#${hash}`)).toEqual(defaultSetup)
  })
})
