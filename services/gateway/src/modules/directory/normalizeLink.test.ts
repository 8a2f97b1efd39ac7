import { describe, expect, it } from 'vitest'
import { seeded } from '../../../test/seeded.js'
import { normalizeLink } from './normalizeLink.js'

describe('normalizeLink', () => {
  it.each([
    ['trust://', 'trust://'],
    ['trust:', 'trust://'],
    ['trust:/', 'trust://'],
    ['okxwallet://main', 'okxwallet://main/'],
    ['lumina://wc', 'lumina://'],
    ['clave://link/wc/', 'clave://link/'],
    ['kubwallet://wc?uri=', 'kubwallet://'],
    ['orion://wc?', 'orion://'],
    ['neon://uri=', 'neon://'],
    ['smartbody://?uri=', 'smartbody://'],
    ['nptwc://', 'nptwc://'],
    ['kucoin:///wallet/walletConnect', 'kucoin:///wallet/walletConnect/'],
    [
      'bybitapp://open/route?targetUrl=by://web3/walletconnect/',
      'bybitapp://open/route?targetUrl=by://web3/walletconnect/',
    ],
    ['https://link.trustwallet.com', 'https://link.trustwallet.com'],
    ['https://coin98.com/', 'https://coin98.com'],
    ['https://wallet.zerion.io/wc', 'https://wallet.zerion.io'],
    ['https://my.tt/wc/', 'https://my.tt'],
    ['https://safemoon.com/wc/wc', 'https://safemoon.com'],
    ['https://altrapay.io/wc?uri=', 'https://altrapay.io'],
    ['https://app.onekey.so/wc/connect', 'https://app.onekey.so/wc/connect'],
    ['https://core.app/?utm_source=referral', 'https://core.app'],
    ['https://app.shapeshift.com/#', 'https://app.shapeshift.com/#'],
    ['https://wallet.secuxtech.com/secuxess/#/', 'https://wallet.secuxtech.com/secuxess/#'],
    ['http://localhost:5174/', 'http://localhost:5174'],
  ])('%s becomes %s', (link, normal) => {
    expect(normalizeLink(link)).toBe(normal)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript://%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'intent://x#Intent;scheme=https;end',
    'chrome://settings',
    'ms-msdt:/id',
    'itms-services://?action=download-manifest',
    'file:///etc/passwd',
    'blob:https://x.example/1',
    'http://www.example.com',
    'http://localhost.example.com',
    'https://user:password@example.com',
    'https://',
    'wallet',
    '//wallet.example',
    '',
    'wallet://a b',
    'wallet://"onclick',
  ])('refuses %j', link => {
    expect(normalizeLink(link)).toBeUndefined()
  })

  it('changes nothing that is in its normal form already', () => {
    const random = seeded(1)
    const parts = ['/', 'wc', '?', 'uri=', 'a', '#', 'link', '//', ':', 'wc/', '?uri=', '.x']
    const rounds = process.env.LATCHKIT_FULL ? 20_000 : 4_000
    let tried = 0
    for (let index = 0; index < rounds; index++) {
      const tail = Array.from({ length: random(8) }, () => parts[random(parts.length)]).join('')
      const link = `${['app://', 'https://x.app', 'wc://', 'https://x.app/'][random(4)]}${tail}`
      const normal = normalizeLink(link)
      if (normal === undefined) continue
      tried++
      expect(normalizeLink(normal), link).toBe(normal)
      expect(normal.endsWith('/'), link).toBe(!normal.startsWith('https:'))
    }
    expect(tried).toBeGreaterThan(rounds / 2)
  })
})
