import { describe, expect, it } from 'vitest'
import { listProviders } from './listProviders.js'

const all = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const
const agents = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
  Android: 'Mozilla/5.0 (Linux; Android 15) Mobile',
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
  Linux: 'Mozilla/5.0 (X11; Linux x86_64)',
}
const left = (name: keyof typeof agents, isTelegram: boolean) =>
  listProviders(all, {
    userAgent: () => agents[name],
    isMobile: () => /Mobile/.test(agents[name]),
    isTelegram: () => isTelegram,
  }).join(' ')

describe('C20 the providers that return', () => {
  it.each([
    ['Linux', false, 'google x discord farcaster github apple facebook'],
    ['Linux', true, 'google x discord farcaster github apple facebook'],
    ['Mac', true, 'google discord farcaster github apple facebook'],
    ['Android', false, 'google x discord farcaster github apple'],
    ['Android', true, 'google discord farcaster github apple'],
    ['iPhone', false, 'google x discord farcaster github apple'],
    ['iPhone', true, 'x discord farcaster github apple'],
  ] as const)('on %s, in Telegram: %s', (name, isTelegram, expected) => {
    expect(left(name, isTelegram)).toBe(expected)
  })

  it('are those of the app, in its order', () => {
    const desktop = { userAgent: () => agents.Linux, isMobile: () => false, isTelegram: () => false }
    expect(listProviders(['github', 'google'], desktop)).toEqual(['github', 'google'])
    expect(listProviders(false, desktop)).toEqual([])
  })
})
