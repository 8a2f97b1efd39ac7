import { connect, connectorsAtom, disconnect } from '@latchkit/core/connection'
import { describe, expect, it } from 'vitest'
import { createConfig, http } from 'wagmi'
import { createTestWallet, type TestWalletOptions } from './createTestWallet.js'
import { chains, first, second } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { settled } from './settled.js'
import { testAccounts } from './testAccounts.js'

const createWallet = (rdns: string, options: Partial<TestWalletOptions> = {}) =>
  createTestWallet({ name: 'Wallet', rdns, accounts: testAccounts(0), chains, ...options })

const load = () => Promise.reject(new Error('Unused.'))

const createAppConfig = () =>
  createConfig({
    chains: [first, second],
    transports: { 31337: http(), 31338: http() },
    storage: null,
  })

describe('wallets that announce themselves', () => {
  it('are listed with name, icon and rdns', () => {
    const alpha = createWallet('com.example.alpha', { name: 'Alpha', icon: 'data:image/png;base64,AA==' })
    putWallets([alpha])
    const { client } = openPage()
    expect(client.store.get(connectorsAtom)).toEqual([
      {
        id: alpha.rdns,
        namespace: 'eip155',
        name: 'Alpha',
        type: 'injected',
        rdns: alpha.rdns,
        icon: 'data:image/png;base64,AA==',
      },
    ])
  })

  it('C9 are listed once, however often they announce themselves', async () => {
    const alpha = createWallet('com.example.alpha')
    putWallets([alpha])
    const { client, read } = openPage()
    alpha.announce()
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    createWallet('com.example.alpha').announce()
    await connect(client, { connectorId: alpha.rdns })
    alpha.announce()
    expect(read().connectors).toEqual([alpha.rdns])
  })

  it('C9 are two when only their names are the same', async () => {
    const [one, two] = [createWallet('com.example.one'), createWallet('com.example.two')]
    putWallets([one, two])
    const { client, read } = openPage()
    expect(read().connectors).toEqual([one.rdns, two.rdns])
    await connect(client, { connectorId: two.rdns })
    expect([one.isGranted(), two.isGranted()]).toEqual([false, true])
  })

  it('C9 are one when one object announces itself under two names', () => {
    const one = createWallet('com.example.one')
    putWallets([one])
    const { read } = openPage()
    const info = { uuid: 'x', name: 'Other', rdns: 'com.example.other', icon: 'data:image/svg+xml,' }
    const detail = { info, provider: one.provider }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    expect(read().connectors).toEqual([one.rdns])
  })

  it('may come late', async () => {
    const { client, until } = openPage()
    const late = createWallet('com.example.late')
    late.announce()
    await until(({ connectors }) => connectors.includes(late.rdns))
    await connect(client, { connectorId: late.rdns })
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no info', { provider: { request() {} } }],
    ['no rdns', { info: { name: 'x' }, provider: { request() {} } }],
    ['no provider', { info: { name: 'x', rdns: 'x' } }],
    ['no request', { info: { name: 'x', rdns: 'x' }, provider: {} }],
  ])('are left out when they announce %s', (_, detail) => {
    const { read } = openPage()
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    expect(read().connectors).toEqual([])
  })

  it('take no other wallet away when one of them answers differently each time, or fails', () => {
    const alpha = createWallet('com.example.alpha')
    const fail = () => {
      throw new TypeError('hostile')
    }
    const thrower = new Proxy({}, { get: fail, has: fail })
    const request = () => {}
    const unsteady = (values: readonly unknown[]) => {
      const left = [...values]
      return { get: () => (left.length > 1 ? left.shift() : left[0]), enumerable: true }
    }
    const unsteadyName = Object.defineProperties(
      {},
      {
        rdns: unsteady(['com.example.odd', 'com.example.odd', {}]),
        name: unsteady(['Odd', {}]),
        icon: unsteady(['data:image/png;base64,AA==', 7]),
      },
    )
    const errors: unknown[] = []
    const listen = (event: ErrorEvent) => {
      errors.push(event.error)
      event.preventDefault()
    }
    window.addEventListener('error', listen)
    const { read } = openPage()
    for (const detail of [
      thrower,
      { info: thrower, provider: { request } },
      { info: { rdns: 'com.example.thrower', name: 'Odd' }, provider: thrower },
      { info: unsteadyName, provider: { request } },
    ])
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    alpha.announce()
    window.removeEventListener('error', listen)
    expect(read().connectors).toEqual(['com.example.odd', alpha.rdns])
    expect(errors).toEqual([])
  })

  it.each(['walletConnect', 'secure-frame'])('C9 cannot take the row %s of the kit', rdns => {
    putWallets([createWallet(rdns, { name: 'Odd' })], createWallet('-'))
    const { client } = openPage({ walletConnect: { relayUrl: 'ws://127.0.0.1:1', load } })
    const rows = client.store.get(connectorsAtom).map(({ id, name }) => [id, name])
    expect(rows).toEqual([
      ['injected', 'Browser wallet'],
      ['walletConnect', 'WalletConnect'],
    ])
  })

  it.each(['walletConnect', 'secure-frame'])(
    "C9 cannot take the row %s of the kit in an app's own config",
    id => {
      putWallets([createWallet(id, { name: 'Odd' })])
      const { client } = openPage({
        adapter: { config: createAppConfig() },
        walletConnect: { relayUrl: 'ws://127.0.0.1:1', load },
      })
      createWallet(id, { name: 'Late' }).announce()
      const rows = client.store.get(connectorsAtom).map(({ id, name }) => [id, name])
      expect(rows).toEqual([['walletConnect', 'WalletConnect']])
    },
  )

  it.each<[string, object, readonly string[]]>([
    ['id', { rdns: 7, name: 'Odd' }, []],
    ['name', { rdns: 'com.example.odd', name: 7 }, []],
    ['icon', { rdns: 'com.example.odd', name: 'Odd', icon: 7 }, ['com.example.odd']],
  ])("take no other wallet away when their %s is no text in an app's own config", (_, info, listed) => {
    const { read } = openPage({ adapter: { config: createAppConfig() } })
    const detail = { info, provider: { request() {} } }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    const alpha = createWallet('com.example.alpha')
    alpha.announce()
    expect(read().connectors).toEqual([...listed, alpha.rdns])
  })

  it('C22 show no icon that would have to be fetched from somewhere', () => {
    putWallets([createWallet('com.example.alpha', { icon: 'https://tracker.example/icon.png' })])
    const [connector] = openPage().client.store.get(connectorsAtom)
    expect(connector?.icon).toBe(undefined)
  })
})

describe('window.ethereum', () => {
  it('is one wallet with an id that stays, and is connected again after a reload', async () => {
    const legacy = createWallet('-')
    putWallets([], legacy)
    const page = openPage()
    const [connector] = page.client.store.get(connectorsAtom)
    expect(connector).toEqual({
      id: 'injected',
      namespace: 'eip155',
      name: 'Browser wallet',
      type: 'injected',
    })
    await connect(page.client, { connectorId: 'injected' })
    const later = page.reload()
    expect((await later.until(({ status }) => status === 'connected')).current).toBe('injected')
    await disconnect(later.client)
    const third = later.reload()
    await settled()
    expect(third.read().status).toBe('disconnected')
  })

  it('is left out when it fails, and takes no other wallet away', () => {
    const alpha = createWallet('com.example.alpha')
    const fail = () => {
      throw new TypeError('hostile')
    }
    putWallets([alpha], { provider: new Proxy({}, { get: fail, has: fail }) } as never)
    expect(openPage().read().connectors).toEqual([alpha.rdns])
  })

  it('is named by what it says of itself', () => {
    const legacy = createWallet('-')
    Object.assign(legacy.provider, { isMetaMask: true, isRabby: true })
    putWallets([], legacy)
    expect(openPage().client.store.get(connectorsAtom)[0]?.name).toBe('Rabby Wallet')
  })

  it('C9 is not listed when it announces itself as well, early or late', async () => {
    const alpha = createWallet('com.example.alpha')
    putWallets([alpha], alpha)
    expect(openPage().read().connectors).toEqual([alpha.rdns])
  })

  it('C9 gives way when it announces itself late', async () => {
    const alpha = createWallet('com.example.alpha')
    putWallets([], alpha)
    const page = openPage()
    expect(page.read().connectors).toEqual(['injected'])
    alpha.announce()
    await page.until(({ connectors }) => connectors.join() === alpha.rdns)
    expect(page.config.connectors.map(({ id }) => id)).toEqual([alpha.rdns])
  })

  it('C2 C9 keeps its connection when it announces itself late, and after the reload under its own name', async () => {
    const alpha = createWallet('com.example.alpha')
    putWallets([], alpha)
    const page = openPage()
    await connect(page.client, { connectorId: 'injected' })
    alpha.announce()
    await settled()
    expect(page.read()).toMatchObject({ connectors: ['injected'], current: 'injected' })
    putWallets([alpha], alpha)
    const later = page.reload()
    const state = await later.until(({ status }) => status === 'connected')
    expect(state).toMatchObject({ connectors: [alpha.rdns], current: alpha.rdns })
  })

  it('is listed beside another wallet that announces itself', () => {
    const [alpha, legacy] = [createWallet('com.example.alpha'), createWallet('-')]
    putWallets([alpha], legacy)
    expect(openPage().read().connectors).toEqual([alpha.rdns, 'injected'])
  })

  it('may come late', async () => {
    const legacy = createWallet('-')
    const { until } = openPage()
    putWallets([], legacy)
    window.dispatchEvent(new Event('ethereum#initialized'))
    await until(({ connectors }) => connectors.includes('injected'))
  })
})

describe('options of the client', () => {
  const put = () => {
    const [alpha, legacy] = [createWallet('com.example.alpha'), createWallet('-')]
    putWallets([alpha], legacy)
    return alpha.rdns
  }

  it('lists wallets that announce themselves, and `window.ethereum`', () => {
    const rdns = put()
    expect(openPage().read().connectors).toEqual([rdns, 'injected'])
  })

  it('lists no announced wallet with eip6963: false, also one that is late', () => {
    const rdns = put()
    const { read } = openPage({ eip6963: false })
    createWallet(rdns).announce()
    window.dispatchEvent(new Event('load'))
    expect(read().connectors).toEqual(['injected'])
  })

  it('lists no `window.ethereum` with injected: false, also one that is late', () => {
    const rdns = put()
    const { read } = openPage({ injected: false })
    window.dispatchEvent(new Event('ethereum#initialized'))
    expect(read().connectors).toEqual([rdns])
  })

  it('leaves an announced wallet that is `window.ethereum` too to the other option', () => {
    const alpha = createWallet('com.example.alpha')
    putWallets([alpha], alpha)
    expect(openPage({ injected: false }).read().connectors).toEqual([alpha.rdns])
    expect(openPage({ eip6963: false, storageKey: 'other' }).read().connectors).toEqual(['injected'])
    expect(openPage({ eip6963: false, injected: false }).read().connectors).toEqual([])
  })
})
