import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getPage } from '../../../test/getPage.js'
import { openGateway } from '../../../test/openGateway.js'
import { seeded } from '../../../test/seeded.js'
import { writeFiles } from '../../../test/writeFiles.js'
import { type RunningGateway, startGateway } from '../../exports/index.js'

let plain: RunningGateway
beforeAll(async () => {
  plain = await startGateway({ port: 0, logLevel: 'silent' })
})
afterAll(() => plain?.close())

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const names = (page: { data: { name: string }[] }) => page.data.map(({ name }) => name)

describe('GET /getWallets', () => {
  it('answers with the best-ranked first, 40 a page', async () => {
    const { url } = plain
    const page = await getPage(url)
    expect(page.count).toBe(623)
    expect(page.data).toHaveLength(40)
    expect(page.data[3]).toMatchObject({
      id: metaMask,
      name: 'MetaMask',
      image_id: 'metamask',
      order: 4,
      rdns: 'io.metamask',
      rdns_aliases: ['io.metamask.mobile'],
      standard_names: ['MetaMask'],
      injected: [{ namespace: 'eip155', injected_id: 'isMetaMask' }],
      mobile_link: 'metamask://',
      link_mode: 'https://metamask.app.link',
      desktop_link: null,
    })
  })

  it('has pages that part the whole set, whatever their size and filter', async () => {
    const { url } = plain
    const random = seeded(3)
    const rounds = process.env.LATCHKIT_FULL ? 4 : 1
    const filters = [
      {},
      { chains: 'eip155:1' },
      { search: 'wallet' },
      { chains: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    ]
    for (const filter of filters) {
      for (let round = 0; round < rounds; round++) {
        const entries = 1 + random(100)
        const ids: string[] = []
        const { count } = await getPage(url, { ...filter, entries })
        for (let page = 1; page <= Math.ceil(count / entries); page++) {
          const { data } = await getPage(url, { ...filter, entries, page })
          expect(data).toHaveLength(Math.min(entries, count - ids.length))
          ids.push(...data.map(({ id }) => id))
        }
        expect(new Set(ids).size).toBe(count)
        const after = await getPage(url, { ...filter, entries, page: Math.ceil(count / entries) + 1 })
        expect(after).toEqual({ count, data: [] })
      }
    }
  })

  it('C23 compares whole chain ids: eip155:1 never matches eip155:137', async () => {
    const files = await writeFiles({
      'wallets.json': [
        { id: 'polygon-only', name: 'Polygon only', chains: ['eip155:137'] },
        { id: 'one-only', name: 'One only', chains: ['eip155:1'] },
        { id: 'both', name: 'Both', chains: ['eip155:137', 'eip155:1'] },
        { id: 'none', name: 'None' },
      ],
    })
    const { url } = await openGateway({ walletsFile: files('wallets.json') })
    expect(names(await getPage(url, { chains: 'eip155:1' }))).toEqual(['One only', 'Both'])
    expect(names(await getPage(url, { chains: 'eip155:137' }))).toEqual(['Polygon only', 'Both'])
    expect(names(await getPage(url, { chains: 'eip155:13' }))).toEqual([])
    expect(names(await getPage(url, { chains: 'eip155:1,eip155:137' }))).toHaveLength(3)
  })

  it('C23 matches a chain exactly when the row has it, for every known chain', async () => {
    const { url } = plain
    const rows = []
    for (let page = 1; page <= 7; page++) rows.push(...(await getPage(url, { page, entries: 100 })).data)
    const chains = new Set(rows.flatMap(row => row.chains))
    expect(chains.size).toBe(75)
    for (const id of [...chains, 'eip155:9999', 'eip155:1a', 'cosmos:hub-1']) {
      const { count } = await getPage(url, { chains: id, entries: 1 })
      expect(count, id).toBe(rows.filter(row => row.chains.some(chain => chain === id)).length)
    }
  })

  it('finds an entry without namespaces by search, and by no chain', async () => {
    const { url } = plain
    expect((await getPage(url, { search: 'freighter' })).data).toMatchObject([
      { name: 'Freighter', chains: [] },
    ])
    for (const chains of ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']) {
      expect((await getPage(url, { search: 'freighter', chains })).count).toBe(0)
    }
  })

  it('searches whatever the case and accents, and lists first whose name begins so', async () => {
    const files = await writeFiles({
      'wallets.json': ['The Café Wallet', 'Über', 'Cafe', 'CAFÉ Two', 'Other'].map((name, index) => ({
        id: `w${index}`,
        name,
        ...(name === 'Other' ? { otherNames: ['Former  Café'] } : {}),
      })),
    })
    const { url } = await openGateway({ walletsFile: files('wallets.json') })
    const found = async (search: string) => names(await getPage(url, { search }))
    expect(await found('cafe')).toEqual(['Cafe', 'CAFÉ Two', 'The Café Wallet', 'Other'])
    expect(await found('  CAFÉ ')).toEqual(['Cafe', 'CAFÉ Two', 'The Café Wallet', 'Other'])
    expect(await found('uber')).toEqual(['Über'])
    expect(await found('wallet café')).toEqual(['The Café Wallet'])
    expect(await found('former')).toEqual(['Other'])
    expect(await found('zzz')).toEqual([])
    expect(await found('.*')).toEqual([])
    expect(await found('')).toHaveLength(5)
  })

  it('includes and excludes by id, former id, image id and reverse domain name, in the order of the rank', async () => {
    const { url } = plain
    const include = `rainbow,io.metamask.mobile,d0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8,unknown`
    expect(names(await getPage(url, { include }))).toEqual([
      'Base (formerly Coinbase Wallet)',
      'MetaMask',
      'Rainbow',
    ])
    expect(names(await getPage(url, { include, exclude: metaMask }))).toEqual([
      'Base (formerly Coinbase Wallet)',
      'Rainbow',
    ])
    expect((await getPage(url, { include: 'unknown' })).count).toBe(0)
    expect((await getPage(url, { exclude: `${metaMask},${metaMask.toUpperCase()}` })).count).toBe(622)
    expect((await getPage(url, { rdns: 'io.metamask,io.METAMASK.mobile,none.at.all' })).count).toBe(1)
    expect(names(await getPage(url, { names: 'metamask,RAINBOW,meta' }))).toEqual(['MetaMask', 'Rainbow'])
  })

  it('has a badge only where the deployer gave one', async () => {
    const files = await writeFiles({
      'wallets.json': [
        { id: 'a', name: 'A', badge: 'certified' },
        { id: 'b', name: 'B' },
      ],
    })
    const own = await openGateway({ walletsFile: files('wallets.json') })
    expect((await getPage(own.url, { badge: 'certified' })).data).toMatchObject([
      { id: 'a', badge_type: 'certified' },
    ])
    const { url } = plain
    expect((await getPage(url, { badge: 'certified' })).count).toBe(0)
  })

  it('lets wallets work on a chain that only RPC_URLS knows', async () => {
    const { url } = await openGateway({ rpcUrls: { 'eip155:31337': ['http://127.0.0.1:1'] } })
    const { count, data } = await getPage(url, { chains: 'eip155:31337' })
    expect(count).toBe((await getPage(url, { chains: 'eip155:1' })).count)
    expect(data[0]?.chains).toContain('eip155:31337')
  })

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=x', 'page'],
    ['page=1&page=2', 'page'],
    ['entries=101', 'entries'],
    ['entries=0', 'entries'],
    ['chains=eip155', 'chains'],
    ['chains=eip155:1,nope', 'chains'],
    [`search=${'a'.repeat(101)}`, 'search'],
    [`include=${Array.from({ length: 501 }, (_, index) => index).join()}`, 'include'],
  ])('refuses %s and names the parameter', async (query, name) => {
    const { url } = plain
    const response = await fetch(`${url}/getWallets?${query}`)
    expect(response.status).toBe(400)
    const { reasons } = (await response.json()) as { reasons: { name: string; description: string }[] }
    expect(reasons[0]?.name).toBe(name)
    expect(reasons[0]?.description).toMatch(new RegExp(`^${name}: must`))
  })

  it('takes no notice of parameters of others, nor of empty ones', async () => {
    const { url } = plain
    const page = await getPage(url)
    const query = {
      st: 'latchkit',
      sv: 'react-wagmi-1.0.0',
      clientId: 'me',
      projectId: 'p',
      platform: 'x',
      page: '',
    }
    expect(await getPage(url, { ...query, search: '', include: '', chains: ',' })).toEqual(page)
  })

  it('has an entity tag for each answer, and says 304 to who has it', async () => {
    const { url } = plain
    const first = await fetch(`${url}/getWallets?entries=2`)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
    const again = await fetch(`${url}/getWallets?entries=2&st=x`, {
      headers: { 'if-none-match': `"x", ${etag}` },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await fetch(`${url}/getWallets?entries=3`, { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
    expect(other.headers.get('etag')).not.toBe(etag)
  })

  it('compresses what is long for who can read it', async () => {
    const { url } = plain
    const zipped = await fetch(`${url}/getWallets`, { headers: { 'accept-encoding': 'gzip' } })
    const whole = await fetch(`${url}/getWallets`, { headers: { 'accept-encoding': 'identity' } })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(whole.headers.get('content-encoding')).toBeNull()
    expect(await zipped.text()).toBe(await whole.text())
  })
})

describe('GET /getAnalyticsConfig', () => {
  it('says that no event is taken', async () => {
    const { url } = plain
    expect(await (await fetch(`${url}/getAnalyticsConfig?projectId=x`)).json()).toEqual({
      isAnalyticsEnabled: false,
    })
  })
})
