import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type DirectoryServer, directoryRows, startDirectory } from '../../../test/directoryServer.js'
import { createClient } from '../../client/createClient.js'
import type { GatewayConfig } from '../../gateway/options.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { version } from '../../version.js'
import { fetchWallets } from './fetchWallets.js'

const network = {
  id: 1,
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}
let server: DirectoryServer
beforeAll(async () => {
  server = await startDirectory(directoryRows(90))
})
afterEach(() => server.answer(undefined))
afterAll(() => server.close())

const setUp = (gateway: Partial<GatewayConfig> = {}, options: object = {}) =>
  createClient({
    metadata: { name: 'App' },
    networks: [network],
    gateway: { url: server.url, ...gateway },
    logLevel: 'silent',
    ...options,
  })
const row = { id: 'w1', name: 'One' }
const answerRow = (fields: object) =>
  server.answer(() => ({ body: { count: 1, data: [{ ...row, ...fields }] } }))

describe('fetchWallets', () => {
  it('sends every parameter, and the project, SDK and client', async () => {
    const adapters = [
      { ...mockAdapter({ namespace: 'eip155' }), name: 'wagmi' },
      mockAdapter({ namespace: 'solana' }),
    ]
    const client = setUp({ projectId: 'project', clientId: 'me', framework: 'react' }, { adapters })
    await fetchWallets(client, {
      page: 2,
      entries: 10,
      search: 'wal let&x',
      include: ['a', 'b'],
      exclude: ['c'],
      chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
      names: ['A', 'B'],
      rdns: ['io.metamask'],
      badge: 'certified',
    })
    expect(server.calls.at(-1)).toEqual({
      clientId: 'me',
      page: '2',
      entries: '10',
      search: 'wal let&x',
      include: 'a,b',
      exclude: 'c',
      chains: 'eip155:1,solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      names: 'A,B',
      rdns: 'io.metamask',
      badge: 'certified',
      projectId: 'project',
      st: 'latchkit',
      sv: `react-wagmi,solana-${version}`,
    })
  })

  it('asks for the first 40, and leaves out what is not given', async () => {
    const { wallets, count } = await fetchWallets(setUp(), { include: [], search: '' })
    expect([wallets.length, count]).toEqual([40, 90])
    expect(server.calls.at(-1)).toEqual({
      page: '1',
      entries: '40',
      st: 'latchkit',
      sv: `js-universal-${version}`,
    })
  })

  it('takes the project id of WalletConnect when the gateway has none itself', async () => {
    await fetchWallets(setUp({}, { walletConnect: { projectId: 'shared' } }))
    expect(server.calls.at(-1)).toMatchObject({ projectId: 'shared' })
  })

  it('cuts a search that no gateway would take', async () => {
    await fetchWallets(setUp(), { search: 'x'.repeat(300) })
    expect(server.calls.at(-1)?.search).toHaveLength(100)
  })

  it('returns wallets as the list takes them', async () => {
    answerRow({
      id: 'c57c',
      name: 'MetaMask',
      homepage: 'https://metamask.io',
      image_id: 'meta mask',
      order: 10,
      chains: ['eip155:1', 'eip155:137', 'solana:5eykt', 'unknown:1'],
      rdns: 'io.metamask',
      rdns_aliases: ['io.metamask.mobile'],
      injected: [{ namespace: 'eip155', injected_id: 'isMetaMask' }],
      mobile_link: 'metamask://',
      link_mode: 'https://metamask.app.link',
      desktop_link: null,
      webapp_link: null,
      browser_link: 'metamask://dapp?url={{encodedDappURI}}',
      app_store: 'https://apps.apple.com/x',
      play_store: 'https://play.google.com/x',
      chrome_store: 'https://chrome.google.com/x',
      edge_store: 'https://microsoftedge.microsoft.com/x',
      opera_store: 'https://addons.opera.com/x',
      badge_type: 'certified',
    })
    const { wallets } = await fetchWallets(setUp({ url: `${server.url}/base/`, projectId: 'p' }))
    expect(wallets).toEqual([
      {
        id: 'io.metamask',
        name: 'MetaMask',
        rdns: 'io.metamask',
        rdnsAliases: ['io.metamask.mobile'],
        explorerId: 'c57c',
        iconUrl: `${server.url}/base/getWalletImage/meta%20mask?projectId=p&st=latchkit&sv=js-universal-${version}`,
        namespaces: ['eip155', 'solana'],
        homepage: 'https://metamask.io',
        mobileLink: 'metamask://',
        universalLink: 'https://metamask.app.link',
        desktopLink: undefined,
        webappLink: undefined,
        browserLink: 'metamask://dapp?url={{encodedDappURI}}',
        chromeStore: 'https://chrome.google.com/x',
        firefoxStore: undefined,
        edgeStore: 'https://microsoftedge.microsoft.com/x',
        operaStore: 'https://addons.opera.com/x',
        appStore: 'https://apps.apple.com/x',
        playStore: 'https://play.google.com/x',
      },
    ])
  })

  it('takes no link that must not be opened', async () => {
    const bad = 'javascript:alert(1)//'
    answerRow({
      mobile_link: bad,
      link_mode: 'http://x.app',
      desktop_link: 'file:///x',
      webapp_link: bad,
      browser_link: `${bad}{{encodedDappURI}}`,
    })
    const [wallet] = (await fetchWallets(setUp())).wallets
    expect(Object.values(wallet ?? {}).filter(Boolean)).toEqual(['w1', 'One', 'w1'])
  })

  it.each([
    [{ id: 5 }, 'id: must be text'],
    [{ id: '' }, 'id: must not be empty'],
    [{ name: undefined }, 'name: must be text'],
    [{ chains: 'eip155:1' }, 'chains: must be a list'],
    [{ chains: [1] }, 'chains: must be CAIP-2 ids'],
    [{ rdns_aliases: {} }, 'rdns_aliases: must be a list'],
    [{ mobile_link: { href: 'x' } }, 'mobile_link: must be text or null'],
    [{ image_id: 1, homepage: false }, 'homepage: must be text or null'],
  ])('leaves out one wrong row and says why: %j', async (fields, problem) => {
    server.answer(() => ({
      body: { count: 3, data: [{ ...row, ...fields }, null, { id: 'ok', name: 'Ok' }] },
    }))
    const client = setUp()
    const { wallets, count } = await fetchWallets(client)
    expect([wallets.map(({ id }) => id), count]).toEqual([['ok'], 3])
    expect(client.logs()).toContain(problem)
    expect(client.logs().match(/A wallet of the directory is left out/g)).toHaveLength(2)
  })

  it.each([
    [undefined, 'the answer must be an object'],
    [[], 'the answer must be an object'],
    [{ data: [] }, 'count: must be a whole number'],
    [{ count: -1, data: [] }, 'count: must be a whole number from 0'],
    [{ count: 1.5, data: [] }, 'count: must be a whole number'],
    [{ count: 1, data: {} }, 'data: must be a list'],
  ])('refuses a whole answer of another form: %j', async (body, problem) => {
    server.answer(() => ({ body: body ?? null }))
    await expect(fetchWallets(setUp())).rejects.toMatchObject({
      code: 'gateway/invalid-response',
      message: expect.stringContaining(problem),
    })
  })

  it.each([
    [403, 'Unauthorized: origin not allowed', 'gateway/origin-not-allowed', 'Invalid App Configuration'],
    [401, 'Unauthorized: invalid key', 'gateway/invalid-project-id', 'Invalid Project ID'],
    [401, 'JWT validation error: token not yet valid', 'gateway/token-not-yet-valid', 'Session Expired'],
    [500, { reasons: [] }, 'http/status', 'HTTP status code: 500'],
  ])('names a refusal: %i %j', async (status, body, code, shortMessage) => {
    server.answer(() => ({ status, body }))
    const error = await fetchWallets(setUp()).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code, shortMessage })
    const status0 = code === 'http/status' ? error : (error as Error).cause
    expect(status0).toMatchObject({ shortMessage: `HTTP status code: ${status}` })
  })

  it('throws when no server answers, and when there is no gateway', async () => {
    await expect(fetchWallets(setUp({ url: 'http://127.0.0.1:1' }))).rejects.toMatchObject({
      code: 'http/network',
    })
    const client = createClient({ metadata: { name: 'App' }, networks: [network] })
    await expect(fetchWallets(client)).rejects.toMatchObject({ code: 'gateway/not-configured' })
  })

  it('ends when its signal is aborted', async () => {
    const controller = new AbortController()
    server.answer(() => new Promise(() => controller.abort()))
    await expect(fetchWallets(setUp(), { signal: controller.signal })).rejects.toMatchObject({
      code: 'http/aborted',
    })
  })
})
