import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/createClient.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import type { Connector } from '../../types/connection.js'
import { builtInWallets } from './builtInWallets.js'
import { detectInstallLink } from './detectInstallLink.js'
import { type ListWalletsParameters, listWallets } from './listWallets.js'
import type { WalletKind } from './options.js'
import { recentWalletsAtom, restoreRecentWallets } from './recentWallets.js'
import { rememberRecentWallet } from './rememberRecentWallet.js'
import { searchWallets } from './searchWallets.js'

const connector = (id: string, parameters: Partial<Connector> = {}): Connector => ({
  id,
  namespace: 'eip155',
  name: id,
  type: 'injected',
  rdns: id,
  ...parameters,
})
const standard = (id: string, name: string, parameters: Partial<Connector> = {}): Connector => ({
  id,
  namespace: 'solana',
  name,
  type: 'injected',
  standardName: name,
  ...parameters,
})
const known = (id: string, parameters: object = {}) => ({ id, name: id, rdns: id, ...parameters })
const ids = (parameters: Partial<ListWalletsParameters>) =>
  listWallets({ connectors: [], ...parameters }).map(({ id }) => id)

it('C17 puts groups first in the order that is wanted, WalletConnect too', () => {
  const connector = {
    id: 'walletConnect',
    namespace: 'eip155',
    name: 'WalletConnect',
    type: 'walletconnect',
  } as const
  const here = {
    id: 'io.here',
    rdns: 'io.here',
    namespace: 'eip155',
    name: 'Here',
    type: 'injected',
  } as const
  const list = (order?: readonly WalletKind[]) =>
    listWallets({
      connectors: [connector, here],
      builtIn: [{ id: 'known', name: 'Known' }],
      custom: [{ id: 'own', name: 'Own' }],
      featured: ['known'],
      order,
    }).map(({ id }) => id)
  expect(list()).toEqual(['io.here', 'known', 'own', 'walletConnect'])
  expect(list(['walletConnect', 'custom'])).toEqual(['walletConnect', 'own', 'io.here', 'known'])
  expect(list(['other', 'featured'])).toEqual(['known', 'io.here', 'own', 'walletConnect'])
})

describe('listWallets', () => {
  it('C9 merges a wallet of two namespaces into one row, by rdns', () => {
    const evm = connector('com.a', { name: 'A' })
    const solana = connector('A wallet', { namespace: 'solana', rdns: 'com.a' })
    const [row, ...rest] = listWallets({ connectors: [evm, solana] })
    expect(rest).toEqual([])
    expect(row).toMatchObject({
      id: 'com.a',
      name: 'A',
      connectors: [evm, solana],
      namespaces: ['eip155', 'solana'],
    })
  })

  it('C9 keeps two wallets of one name apart', () => {
    const connectors = [connector('com.real', { name: 'Wallet' }), connector('com.fake', { name: 'Wallet' })]
    expect(ids({ connectors })).toEqual(['com.real', 'com.fake'])
    const unnamed = connector('injected', { name: 'MetaMask', rdns: undefined })
    const rows = listWallets({ connectors: [unnamed], builtIn: builtInWallets })
    expect(rows.filter(({ name }) => name === 'MetaMask')).toHaveLength(2)
  })

  it('C9 merges a wallet of the Wallet Standard by the name that a list of known wallets has', () => {
    const evm = connector('app.phantom', { name: 'Phantom' })
    const solana = standard('phantom', 'Phantom')
    const rows = listWallets({ connectors: [solana, evm], builtIn: builtInWallets })
    expect(rows).toHaveLength(builtInWallets.length)
    expect(rows[0]).toMatchObject({ id: 'app.phantom', connectors: [evm, solana] })
    const custom = [{ id: 'mine', name: 'Mine', standardNames: ['Flare'] }]
    const [row, ...rest] = listWallets({ connectors: [standard('flare', 'Flare')], custom })
    expect([row?.id, row?.connectors.length, rest]).toEqual(['mine', 1, []])
  })

  it('C9 merges two namespaces of one wallet of the Wallet Standard', () => {
    const bitcoin = { ...standard('both', 'Both'), namespace: 'bip122' as const }
    expect(listWallets({ connectors: [standard('both', 'Both'), bitcoin] })).toMatchObject([
      { id: 'both', namespaces: ['solana', 'bip122'] },
    ])
  })

  it.each([
    ['an installed one', [connector('safe', { name: 'Safe', rdns: undefined })], [], []],
    ['one that the app added', [], [], [{ id: 'safe', name: 'Safe' }]],
    ['a known one', [], [known('safe', { name: 'Safe', rdns: undefined })], []],
  ])(
    'C9 keeps a wallet apart from a stranger who registered under its name: %s',
    (_, found, builtIn, custom) => {
      const stranger = standard('safe', 'Safe')
      for (const connectors of [
        [...found, stranger],
        [stranger, ...found],
      ]) {
        const rows = listWallets({ connectors, builtIn, custom })
        expect(rows).toHaveLength(2)
        expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
        expect(rows.map(row => row.connectors.filter(({ standardName }) => standardName).length)).toContain(0)
      }
    },
  )

  it('C9 gives a known name to one wallet of a namespace only', () => {
    const rows = listWallets({
      connectors: [
        standard('app.phantom.real', 'Phantom', { rdns: 'app.phantom' }),
        standard('phantom', 'Phantom'),
      ],
      builtIn: builtInWallets,
    })
    expect(rows.filter(({ connectors }) => connectors.length > 0).map(({ id }) => id)).toEqual([
      'app.phantom',
      'phantom',
    ])
  })

  it('sec 18: shows an announced name by its letters, and cuts it', () => {
    const nameOf = (name: string, parameters: Partial<Connector> = {}) =>
      listWallets({ connectors: [connector('io.own', { name, ...parameters })] })[0]?.name
    expect(nameOf('Meta\u200bMask\u202e')).toBe('Meta⟨U+200B⟩Mask⟨U+202E⟩')
    expect(nameOf('\u2800\u3164')).toBe('⟨U+2800⟩⟨U+3164⟩')
    expect(nameOf('x'.repeat(10_000))).toBe(`${'x'.repeat(40)}…`)
    expect(nameOf(' \u3000 ')).toBe('io.own')
    const standardName = 'Pay\u2060Pal'
    expect(nameOf(standardName, { rdns: undefined, standardName })).toBe('Pay⟨U+2060⟩Pal')
  })

  it('has the most used of the kit first', () => {
    const names = listWallets({ connectors: [], builtIn: builtInWallets }).map(({ name }) => name)
    expect(names.slice(0, 4)).toEqual([
      'MetaMask',
      'Base (formerly Coinbase Wallet)',
      'Trust Wallet',
      'Phantom',
    ])
  })

  it('C9 lists a wallet once that is built in and installed, also under a name it had before', () => {
    const connectors = [
      connector('io.metamask.mobile', { name: 'MetaMask', icon: 'data:image/png;base64,AA' }),
    ]
    const rows = listWallets({ connectors, builtIn: builtInWallets })
    expect(rows).toHaveLength(builtInWallets.length)
    expect(rows[0]).toMatchObject({ id: 'io.metamask', installed: true, iconUrl: 'data:image/png;base64,AA' })
    expect(rows[0]?.chromeStore).toContain('metamask')
  })

  it('C17 lets the app describe a wallet again', () => {
    const custom = [{ id: 'mine', name: 'Mine', rdns: 'com.a', imageUrl: 'https://example.com/a.png' }]
    const rows = listWallets({ connectors: [connector('com.a')], builtIn: [known('com.a')], custom })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      id: 'mine',
      name: 'Mine',
      custom: true,
      installed: true,
      iconUrl: custom[0]?.imageUrl,
    })
  })

  it('shows a wallet that a library reaches as one of the app, not as installed', () => {
    const safe = connector('safe', { name: 'Safe', rdns: undefined, type: 'external' })
    const sdk = connector('com.a', { type: 'external' })
    const builtIn = [known('com.a'), known('com.b')]
    const rows = listWallets({ connectors: [safe, sdk], builtIn, include: ['com.b'] })
    expect(rows.map(({ id, installed, custom }) => [id, installed, custom])).toEqual([
      ['com.a', false, true],
      ['safe', false, true],
      ['com.b', false, undefined],
    ])
    const extension = connector('com.a', { namespace: 'solana' })
    expect(listWallets({ connectors: [sdk, extension] })[0]?.installed).toBe(true)
  })

  it('C17 puts recent wallets first, then installed, featured, custom ones and the rest', () => {
    const parameters = {
      connectors: [connector('com.installed'), connector('com.recent')],
      builtIn: ['com.rest', 'com.featured2', 'com.featured1', 'com.recent2', 'com.recent3'].map(id =>
        known(id),
      ),
      custom: [{ id: 'custom', name: 'Custom' }],
      featured: ['com.featured1', 'com.featured2'],
      recents: ['com.recent2', 'com.recent', 'com.recent3'],
    }
    expect(ids(parameters)).toEqual([
      'com.recent2',
      'com.recent',
      'com.installed',
      'com.featured1',
      'com.featured2',
      'custom',
      'com.rest',
      'com.recent3',
    ])
    const flags = listWallets(parameters).map(({ recent, featured }) => [recent, featured])
    expect(flags[0]).toEqual([true, false])
    expect(flags[3]).toEqual([false, true])
  })

  it('includes and excludes by id, rdns or directory id', () => {
    const builtIn = [known('a', { rdns: 'com.a' }), known('b', { explorerId: 'ff' }), known('c'), known('d')]
    const connectors = [connector('com.x')]
    const custom = [{ id: 'custom', name: 'Custom' }]
    expect(ids({ builtIn, connectors, custom, include: ['com.a', 'ff'] })).toEqual(['custom', 'a', 'b'])
    expect(ids({ builtIn, connectors, custom, exclude: ['com.a', 'ff', 'com.x', 'custom'] })).toEqual([
      'c',
      'd',
    ])
    expect(ids({ builtIn, connectors, include: ['com.x', 'c'], exclude: ['c'] })).toEqual(['com.x'])
    expect(ids({ builtIn, include: [] })).toEqual([])
  })

  it('shows wallets of the given namespaces, and of unknown ones', () => {
    const builtIn = [
      known('a', { namespaces: ['solana'] }),
      known('b', { namespaces: ['eip155'] }),
      known('c'),
    ]
    expect(ids({ builtIn, namespaces: ['eip155'] })).toEqual(['b', 'c'])
  })

  it('has no row for the embedded wallet, and one for WalletConnect that counts as not installed', () => {
    const connectors = [
      connector('auth', { type: 'auth' }),
      connector('walletConnect', { type: 'walletconnect' }),
    ]
    const rows = listWallets({ connectors, include: ['com.a'] })
    expect(rows.map(({ id, installed }) => [id, installed])).toEqual([['walletConnect', false]])
  })

  it('changes nothing that it was given', () => {
    const parameters = {
      connectors: [connector('com.a')],
      builtIn: [known('com.a')],
      recents: ['com.a', 'b', 'c'],
    }
    const before = structuredClone(parameters)
    listWallets(parameters)
    expect(parameters).toEqual(before)
  })
})

describe('builtInWallets', () => {
  it('has a dozen eip155 wallets, each with a way to get it and unlike the others', () => {
    expect(builtInWallets).toHaveLength(12)
    for (const wallet of builtInWallets) {
      expect(wallet.namespaces).toContain('eip155')
      expect(wallet.explorerId).toMatch(/^[\da-f]{64}$/)
      expect(detectInstallLink({ wallet, userAgent: '' })?.store).toBe('homepage')
      expect(detectInstallLink({ wallet, userAgent: 'iPhone' })?.store).toBe('ios')
    }
    expect(new Set(builtInWallets.map(({ id }) => id)).size).toBe(12)
  })
})

describe('searchWallets', () => {
  it('finds by name and rdns, whatever case and accents', () => {
    const find = (query: string) =>
      searchWallets([{ id: '1', name: 'Größe Café', rdns: 'com.a' }, known('b')], query)
    for (const query of ['cafe', 'CAFÉ', ' große  café ', 'com.a', 'cafe com'])
      expect(find(query)).toHaveLength(1)
    expect(find('')).toHaveLength(2)
    expect(find('cafe b')).toEqual([])
    expect(find('(')).toEqual([])
  })
})

describe('detectInstallLink', () => {
  const wallet = {
    homepage: 'https://example.com',
    chromeStore: 'https://chrome.example',
    firefoxStore: 'https://firefox.example',
    appStore: 'https://ios.example',
    playStore: 'https://android.example',
  }
  it.each([
    [
      'chrome',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    ],
    [
      'chrome',
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    ],
    ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [
      'ios',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Safari/604.1',
    ],
    ['android', 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'],
    [
      'homepage',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    ],
  ])('gives the %s link to %s', (store, userAgent) => {
    expect(detectInstallLink({ wallet, userAgent })?.store).toBe(store)
  })
  it.each([
    ['edge', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'],
    ['opera', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 OPR/122.0'],
  ])('gives the link of the browser itself to %s, else that of Chrome', (store, userAgent) => {
    const own = { ...wallet, [`${store}Store`]: `https://${store}.example` }
    expect(detectInstallLink({ wallet: own, userAgent })).toEqual({ store, url: `https://${store}.example` })
    expect(detectInstallLink({ wallet, userAgent })?.store).toBe('chrome')
  })
  it('falls back to the homepage, and to nothing, and gives no other scheme', () => {
    const { homepage } = wallet
    expect(detectInstallLink({ wallet: { homepage }, userAgent: 'Firefox/140.0' })?.url).toBe(homepage)
    expect(detectInstallLink({ wallet: {}, userAgent: 'Firefox/140.0' })).toBeUndefined()
    expect(detectInstallLink({ wallet: { homepage: 'javascript:alert(1)' }, userAgent: '' })).toBeUndefined()
  })
})

describe('recent wallets', () => {
  const network = {
    id: 31337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  }
  const storage = createMemoryStorage()
  const create = () =>
    createClient({ metadata: { name: 'App' }, networks: [network], storage, logLevel: 'silent' })

  it('are two, the latest first, over reloads', () => {
    const client = create()
    for (const id of ['a', 'b', 'c', 'b']) rememberRecentWallet(client, id)
    expect(client.store.get(recentWalletsAtom)).toEqual(['b', 'c'])
    const reloaded = create()
    expect(reloaded.store.get(recentWalletsAtom)).toEqual([])
    restoreRecentWallets(reloaded)
    expect(reloaded.store.get(recentWalletsAtom)).toEqual(['b', 'c'])
  })

  it.each(['{', '5', 'null', '{"length":2}', '[1,null]'])('are none when storage holds %s', value => {
    storage.set('latchkit.recentWallets', value)
    const client = create()
    expect(restoreRecentWallets(client)).toEqual([])
    rememberRecentWallet(client, 'a')
    expect(client.store.get(recentWalletsAtom)).toEqual(['a'])
  })
})
