import { describe, expect, it } from 'vitest'
import { topWalletLinks } from '../../../test/topWalletLinks.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import { builtInWallets } from './builtInWallets.js'
import { getBrowserLink } from './getBrowserLink.js'
import { getWalletLinks } from './getWalletLinks.js'
import { getWalletTabs } from './getWalletTabs.js'
import { normalizeWalletHref } from './links/normalizeWalletHref.js'
import { requestLink } from './links/requestLink.js'
import { matchesWallet } from './walletIds.js'

const uri = 'wc:7f6e504b@2?relay-protocol=irn&symKey=587d5484&expiryTimestamp=1767225600'
const encodedUri =
  'wc%3A7f6e504b%402%3Frelay-protocol%3Dirn%26symKey%3D587d5484%26expiryTimestamp%3D1767225600'
const pageUrl = 'https://app.example/swap?a=1&b=2'
const encodedPage = 'https%3A%2F%2Fapp.example%2Fswap%3Fa%3D1%26b%3D2'

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
} as const
const phone = (name: keyof typeof agents, telegram = false) =>
  createRecordedPlatform({
    userAgent: () => agents[name],
    isMobile: () => true,
    isTelegram: () => telegram,
  })
const computer = createRecordedPlatform()
const wallet = (links: object) => ({ id: 'com.wallet', name: 'Wallet', ...links })
const opened = (links: object, parameters: object = {}) =>
  getWalletLinks({ wallet: wallet(links), tab: 'mobile', platform: phone('iphone'), uri, ...parameters })

it('puts the universal link first where the app prefers it', () => {
  const links = { mobileLink: 'wallet://', universalLink: 'https://wallet.example' }
  const kinds = (parameters: object) => opened(links, parameters).map(({ kind }) => kind)
  expect(kinds({})).toEqual(['native', 'universal'])
  expect(kinds({ preferUniversal: true })).toEqual(['universal', 'native'])
})

describe('the 20 best-ranked wallets', () => {
  const fill = (link: string | undefined) =>
    link
      ?.replace('{uri}', encodedUri)
      .replace('{page}', encodedPage)
      .replace('{origin}', 'https%3A%2F%2Fapp.example')

  it.each(
    topWalletLinks.flatMap(entry => [
      { ...entry, name: `${entry.name} on an iPhone`, platform: phone('iphone'), first: entry.iphone },
      { ...entry, name: `${entry.name} on Android`, platform: phone('android'), first: entry.android },
    ]),
  )('C19 $name', ({ row, platform, first, second }) => {
    const described = { name: row.id, ...row, chromeStore: 'https://chromewebstore.google.com/detail/x' }
    const [tab] = getWalletTabs({ wallet: described, platform })
    const links =
      tab === 'browser' || tab === 'mobile'
        ? getWalletLinks({ wallet: described, tab, platform, uri, pageUrl })
        : []
    expect(links.map(({ href }) => href)).toEqual([fill(first), fill(second)].flatMap(link => link ?? []))
  })

  it('are the ones of the built-in list, with the same links', () => {
    const both = topWalletLinks.flatMap(({ row }) =>
      builtInWallets.filter(built => matchesWallet(built, row.id)).map(built => ({ row, built })),
    )
    expect(both).toHaveLength(10)
    for (const { row, built } of both) {
      const { mobileLink, universalLink, webappLink } = built
      expect({ mobileLink, universalLink, webappLink }).toEqual({
        mobileLink: row.mobileLink,
        universalLink: row.universalLink,
        webappLink: row.webappLink,
      })
    }
  })
})

describe('trap 10 slashes', () => {
  it.each([
    ['metamask://', 'metamask://wc?uri='],
    ['metamask:', 'metamask://wc?uri='],
    ['metamask:/', 'metamask://wc?uri='],
    ['metamask', 'metamask://wc?uri='],
    ['metamask://wc', 'metamask://wc?uri='],
    ['metamask://wc?uri=', 'metamask://wc?uri='],
    ['orion://wc?', 'orion://wc?uri='],
    ['okxwallet://main', 'okxwallet://main/wc?uri='],
    ['okxwallet://main/', 'okxwallet://main/wc?uri='],
    ['kucoin:///wallet/walletConnect', 'kucoin:///wallet/walletConnect/wc?uri='],
    ['sweat:///', 'sweat:///wc?uri='],
    ['keplrwallet://wcV2', 'keplrwallet://wcV2/wc?uri='],
    ['bloom://wallet-connect/wc', 'bloom://wallet-connect/wc?uri='],
    ['com.kresus.superapp://', 'com.kresus.superapp://wc?uri='],
    ['https://x.app', 'https://x.app/wc?uri='],
    ['https://x.app/', 'https://x.app/wc?uri='],
    ['https://x.app//', 'https://x.app/wc?uri='],
    ['https://x.app/wc', 'https://x.app/wc?uri='],
    ['https://x.app/wc/', 'https://x.app/wc?uri='],
    ['https://x.app/wc?uri=', 'https://x.app/wc?uri='],
    ['https://x.app/m', 'https://x.app/m/wc?uri='],
    ['https://x.app/m/wc/', 'https://x.app/m/wc?uri='],
    ['https://x.app/#/', 'https://x.app/#/wc?uri='],
    ['https://x.app/wc/connect', 'https://x.app/wc/connect/wc?uri='],
    [' https://x.app ', 'https://x.app/wc?uri='],
    ['http://localhost:5174', 'http://localhost:5174/wc?uri='],
    ['https://core.app/?utm_source=a', 'https://core.app/wc?utm_source=a&uri='],
    ['https://x.app/connect?uri=', 'https://x.app/connect?uri='],
    ['smartbody://?uri=', 'smartbody://?uri='],
    [
      'bybitapp://open/route?targetUrl=by://web3/walletconnect/',
      'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri=',
    ],
  ])('%s is opened as %s…', (link, expected) => {
    expect(opened({ mobileLink: link }).map(({ href }) => href)).toEqual([`${expected}${encodedUri}`])
    const request = requestLink({ href: link, requestId: 17, topic: 'ab', platform: computer })
    expect(request?.href).toBe(expected.replace(/uri=$/, 'requestId=17&sessionTopic=ab'))
  })

  it('asks an app inside Telegram by startapp, in base64', () => {
    const [link] = opened({ universalLink: 'https://t.me/bot/app' })
    expect(link?.href).toMatch(/^https:\/\/t\.me\/bot\/app\?startapp=\w+$/)
    expect(atob(link?.href.split('=')[1] ?? '')).toBe(uri)
    const request = requestLink({
      href: 'https://t.me/bot?x=1',
      requestId: 1,
      topic: 'ab',
      platform: computer,
    })
    expect(atob(request?.href.split('&startapp=')[1] ?? '')).toBe('requestId=1&sessionTopic=ab')
  })

  it('keeps the link with the session so that a request opens the same app', () => {
    const [native, universal] = opened({ mobileLink: 'metamask:', universalLink: 'https://x.app/wc' })
    expect(native?.choice).toEqual({ href: 'metamask://', walletId: 'com.wallet' })
    expect(universal?.choice?.href).toBe('https://x.app/')
    const { href = '' } = native?.choice ?? {}
    expect(requestLink({ href, requestId: 1, topic: 'ab', platform: phone('iphone') })).toEqual({
      href: 'metamask://wc?requestId=1&sessionTopic=ab',
      target: '_self',
    })
  })
})

describe('links that must never be opened', () => {
  const links = [
    'javascript:alert(1)',
    'JavaScript://%0aalert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'javascript',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://x.app/1',
    'filesystem:https://x.app/1',
    'about:blank',
    'intent://x#Intent;scheme=https;end',
    'view-source:https://x.app',
    'http://x.app',
    'http://localhost.x.app',
    'https://metamask.io@evil.example',
    'https://',
    'ws://x.app',
    'mailto:a@example.com',
    'metamask.app.link',
    '//x.app',
    '/wc',
    '',
    'meta\u202emask://',
  ]
  it.each(links)('%j', link => {
    expect(normalizeWalletHref(link)).toBeUndefined()
    expect(opened({ mobileLink: link, universalLink: link })).toEqual([])
    for (const tab of ['desktop', 'webapp'] as const)
      expect(opened({ desktopLink: link, webappLink: link }, { tab })).toEqual([])
    expect(requestLink({ href: link, requestId: 1, topic: 'ab', platform: computer })).toBeUndefined()
    expect(getBrowserLink({ wallet: wallet({ browserLink: `${link}{{encodedDappURI}}` }), pageUrl })).toBe(
      undefined,
    )
  })

  it('leave the wallet with the ways that are safe', () => {
    const row = wallet({ mobileLink: 'javascript:alert(1)', universalLink: 'https://x.app' })
    expect(getWalletTabs({ wallet: row, platform: phone('android') })).toEqual(['mobile', 'qr'])
    expect(opened(row).map(({ kind }) => kind)).toEqual(['universal'])
  })
})

describe('targets', () => {
  it('stay on the page for an own scheme and take a tab for a web link', () => {
    const links = { mobileLink: 'a://', universalLink: 'https://x.app' }
    expect(opened(links).map(({ kind, target }) => [kind, target])).toEqual([
      ['native', '_self'],
      ['universal', '_blank'],
    ])
    expect(opened(links, { framed: true }).map(({ target }) => target)).toEqual(['_top', '_blank'])
  })

  it('are the top page where the platform says that the page is in a frame, for requests too', () => {
    const platform = { ...phone('iphone'), isFramed: () => true }
    expect(opened({ mobileLink: 'a://' }, { platform }).map(({ target }) => target)).toEqual(['_top'])
    const request = { href: 'a://', requestId: 1, topic: 'ab' }
    expect(requestLink({ ...request, platform })?.target).toBe('_top')
    expect(requestLink({ ...request, platform: phone('iphone') })?.target).toBe('_self')
  })

  it('C20 are _blank inside Telegram, where nothing else opens', () => {
    const links = { mobileLink: 'a://', universalLink: 'https://x.app' }
    const platform = phone('iphone', true)
    expect(opened(links, { platform, framed: true }).map(({ target }) => target)).toEqual([
      '_blank',
      '_blank',
    ])
    expect(requestLink({ href: 'a://', requestId: 1, topic: 'ab', platform })?.target).toBe('_blank')
  })
})

describe('C20 trap 10 Telegram', () => {
  const twice =
    'wc%253A7f6e504b%25402%253Frelay-protocol%253Dirn%2526symKey%253D587d5484%2526expiryTimestamp%253D1767225600'
  const links = { mobileLink: 'a://', universalLink: 'https://x.app' }
  const hrefs = (name: keyof typeof agents, telegram: boolean) =>
    opened(links, { platform: phone(name, telegram) }).map(({ href }) => href)

  it('on Android gets the URI encoded twice', () => {
    expect(hrefs('android', true)).toEqual([`a://wc?uri=${twice}`, `https://x.app/wc?uri=${twice}`])
  })

  it('on iPhone, and Android without Telegram, get it encoded once', () => {
    const once = [`a://wc?uri=${encodedUri}`, `https://x.app/wc?uri=${encodedUri}`]
    expect(hrefs('iphone', true)).toEqual(once)
    expect(hrefs('android', false)).toEqual(once)
  })
})

describe('C19 the iOS rule', () => {
  it('has nothing to open before there is a URI, and never waits', () => {
    const links = { mobileLink: 'a://', browserLink: 'https://x.app/open?url={{encodedDappURI}}' }
    expect(opened(links, { uri: undefined })).toEqual([])
    expect(Array.isArray(opened(links))).toBe(true)
    expect(opened(links, { uri: undefined, tab: 'browser', pageUrl })).toHaveLength(1)
  })
})

describe('getBrowserLink', () => {
  it.each([
    ['app.phantom', `https://phantom.app/ul/browse/${encodedPage}?ref=https%3A%2F%2Fapp.example`],
    [
      '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
      `https://solflare.com/ul/v1/browse/${encodedPage}?ref=https%3A%2F%2Fapp.example`,
    ],
    [
      'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
      `https://go.cb-w.com/dapp?cb_url=${encodedPage}`,
    ],
  ])('opens the page in the browser of %s', (id, expected) => {
    expect(getBrowserLink({ wallet: { id, name: 'Wallet' }, pageUrl })).toBe(expected)
    expect(getBrowserLink({ wallet: { id: 'own', name: 'Wallet', explorerId: id }, pageUrl })).toBe(expected)
  })

  it('hands Binance its mini program and the page', () => {
    const href = getBrowserLink({ wallet: { id: 'com.binance.wallet', name: 'Binance' }, pageUrl }) ?? ''
    expect(href).toMatch(/^https:\/\/app\.binance\.com\/en\/download\?_dp=/)
    const inner = new URL(atob(new URL(href).searchParams.get('_dp') ?? ''))
    expect(inner.href.split('?')[0]).toBe('bnc://app.binance.com/mp/app')
    expect(inner.searchParams.get('appId')).toBe('yFK5FCqYprrXDiVFbhyRx7')
    expect(atob(inner.searchParams.get('startPagePath') ?? '')).toBe('/pages/browser/index')
    expect(atob(inner.searchParams.get('startPageQuery') ?? '')).toBe(`url=${encodedPage}&defaultChainId=1`)
  })

  it('follows the pattern of the row for any other wallet', () => {
    const row = wallet({ browserLink: 'okx://wallet/dapp/url?dappUrl={{encodedDappURI}}' })
    expect(getBrowserLink({ wallet: row, pageUrl })).toBe(`okx://wallet/dapp/url?dappUrl=${encodedPage}`)
    expect(getBrowserLink({ wallet: wallet({ browserLink: 'magiceden://browser' }), pageUrl })).toBe(
      undefined,
    )
    expect(getBrowserLink({ wallet: row, pageUrl: 'javascript:alert(1)' })).toBeUndefined()
    expect(getBrowserLink({ wallet: row, pageUrl: '' })).toBeUndefined()
  })
})

describe('getWalletTabs', () => {
  const all = {
    mobileLink: 'a://',
    universalLink: 'https://x.app',
    desktopLink: 'a://',
    webappLink: 'https://web.x.app',
    browserLink: 'a://open?url={{encodedDappURI}}',
  }
  const tabs = (links: object, platform = computer) => getWalletTabs({ wallet: wallet(links), platform })

  it('are the ones of the device', () => {
    expect(tabs(all)).toEqual(['qr', 'desktop', 'webapp'])
    expect(tabs(all, phone('android'))).toEqual(['mobile', 'webapp', 'qr'])
    expect(tabs({ ...all, mobileLink: undefined }, phone('iphone'))).toEqual([
      'browser',
      'mobile',
      'webapp',
      'qr',
    ])
  })

  it('treat a wallet of which nothing is known as a wallet that scans', () => {
    expect(tabs({ homepage: 'https://x.app' })).toEqual(['qr'])
    expect(tabs({}, phone('iphone'))).toEqual(['qr'])
  })

  it('are none where only installing helps', () => {
    expect(tabs({ chromeStore: 'https://chromewebstore.google.com/detail/x' })).toEqual([])
    expect(getWalletTabs({ wallet: { id: 'app.phantom', name: 'Phantom' }, platform: computer })).toEqual([])
  })
})
