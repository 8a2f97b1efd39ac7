import { connect, disconnect, reconnect, switchConnection } from '@latchkit/core/connection'
import { createMemoryStorage } from '@latchkit/core/storage'
import { describe, expect, it, vi } from 'vitest'
import { createTestWallet } from './createTestWallet.js'
import { chains } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { settled } from './settled.js'
import { testAccounts } from './testAccounts.js'

const createWallet = (name: string, index: number) =>
  createTestWallet({
    name,
    rdns: `com.example.${name.toLowerCase()}`,
    accounts: testAccounts(index),
    chains,
  })

describe('a reload', () => {
  it('C2 C6 keeps the account with working methods and every account', async () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha])
    const page = openPage()
    await connect(page.client, { connectorId: alpha.rdns })
    const later = page.reload()
    expect(later.read()).toMatchObject({ status: 'reconnecting', connections: [] })
    const state = await later.until(({ status }) => status === 'connected')
    expect(state.allAccounts).toEqual(alpha.addresses())
    const signature = await later.adapter.signMessage?.({ message: 'hello' })
    const [account] = testAccounts(0)
    expect(signature).toBe(await account.signMessage({ message: 'hello' }))
  })

  it('C2 stays disconnected after a disconnect', async () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha])
    const page = openPage()
    await connect(page.client, { connectorId: alpha.rdns })
    await disconnect(page.client)
    const later = page.reload()
    await later.until(({ connectors }) => connectors.length > 0)
    await settled()
    expect(later.read().status).toBe('disconnected')
    // Another app of the origin, or the wallet itself, gives access: this client was not called to connect.
    await alpha.grant()
    alpha.emit('connect', { chainId: '0x7a69' })
    await settled()
    expect(later.read().status).toBe('disconnected')
  })

  it('C2 brings back a wallet that was locked at load, once it is unlocked', async () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha])
    const page = openPage()
    await connect(page.client, { connectorId: alpha.rdns })
    await alpha.revoke()
    await page.until(({ status }) => status === 'disconnected')
    const later = page.reload()
    await later.until(({ status }) => status === 'disconnected')
    await alpha.grant()
    expect((await later.until(({ status }) => status === 'connected')).address).toBe(alpha.addresses()[0])
  })

  it('C3 waits for a wallet that announces itself late', async () => {
    const alpha = createWallet('Alpha', 0)
    const remove = putWallets([alpha])
    const page = openPage()
    await connect(page.client, { connectorId: alpha.rdns })
    remove()
    const later = page.reload()
    await settled()
    expect([later.read().status, later.config.state.status]).toEqual(['reconnecting', 'reconnecting'])
    alpha.announce()
    expect((await later.until(({ status }) => status === 'connected')).current).toBe(alpha.rdns)
    expect(later.config.state.status).toBe('connected')
  })

  it('C3 waits five seconds, not less, and then is disconnected', async () => {
    const alpha = createWallet('Alpha', 0)
    const remove = putWallets([alpha])
    const page = openPage()
    await connect(page.client, { connectorId: alpha.rdns })
    remove()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const later = page.reload()
      vi.advanceTimersByTime(4999)
      expect(later.read().status).toBe('reconnecting')
      vi.advanceTimersByTime(1)
      expect([later.read().status, later.config.state.status]).toEqual(['disconnected', 'disconnected'])
      const third = later.reload()
      expect(vi.getTimerCount()).toBe(1)
      third.close()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('C2 a wallet that was slower than that is not forgotten once another one is connected', async () => {
    const [alpha, beta] = [createWallet('Alpha', 0), createWallet('Beta', 1)]
    const remove = putWallets([alpha, beta])
    const page = openPage()
    await connect(page.client, { connectorId: alpha.rdns })
    remove()
    putWallets([beta])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let later: ReturnType<typeof openPage>
    try {
      later = page.reload()
      vi.advanceTimersByTime(5000)
      expect(later.read().status).toBe('disconnected')
    } finally {
      vi.useRealTimers()
    }
    await connect(later.client, { connectorId: beta.rdns })
    const third = later.reload()
    alpha.announce()
    expect((await third.until(({ connections }) => connections.length === 2)).current).toBe(beta.rdns)
    await third.adapter.disconnect({ connectorId: alpha.rdns })
    const fourth = third.reload()
    alpha.announce()
    await fourth.until(({ connections }) => connections.length === 1)
    await settled()
    expect(fourth.read().connections).toEqual([beta.rdns])
  })

  it.each(['announced itself', 'answered'])(
    'C2 a wallet that %s after that is not forgotten once another one is connected',
    async late => {
      const [alpha, beta] = [createWallet('Alpha', 0), createWallet('Beta', 1)]
      const remove = putWallets([alpha, beta])
      const page = openPage()
      await connect(page.client, { connectorId: alpha.rdns })
      const { request } = alpha.provider
      if (late === 'answered') alpha.provider.request = () => new Promise<never>(() => {})
      else {
        remove()
        putWallets([beta])
      }
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      let later: ReturnType<typeof openPage>
      try {
        later = page.reload()
        vi.advanceTimersByTime(5000)
      } finally {
        vi.useRealTimers()
      }
      if (late !== 'answered') alpha.announce()
      await connect(later.client, { connectorId: beta.rdns })
      alpha.provider.request = request
      const third = later.reload()
      if (late !== 'answered') alpha.announce()
      expect((await third.until(({ connections }) => connections.length === 2)).current).toBe(beta.rdns)
    },
  )

  it('C3 restores several wallets, and the active one stays active', async () => {
    const wallets = [createWallet('Alpha', 0), createWallet('Beta', 1), createWallet('Late', 2)] as const
    const [alpha, beta, late] = wallets
    const remove = putWallets(wallets)
    const page = openPage()
    for (const { rdns } of wallets) await connect(page.client, { connectorId: rdns })
    await switchConnection(page.client, { connectorId: late.rdns })
    remove()
    putWallets([alpha, beta])
    const later = page.reload()
    const early = await later.until(({ connections }) => connections.length === 2)
    expect(early.status).toBe('connected')
    late.announce()
    const state = await later.until(({ connections }) => connections.length === 3)
    expect(state.current).toBe(late.rdns)
    const third = later.reload()
    late.announce()
    expect((await third.until(({ connections }) => connections.length === 3)).current).toBe(late.rdns)
  })

  it('C3 a wallet that never answers does not hold up another', async () => {
    const [alpha, beta] = [createWallet('Alpha', 0), createWallet('Beta', 1)]
    putWallets([alpha, beta])
    const page = openPage()
    await connect(page.client, { connectorId: beta.rdns })
    await connect(page.client, { connectorId: alpha.rdns })
    alpha.provider.request = async () => new Promise<never>(() => {})
    const later = page.reload()
    expect((await later.until(({ status }) => status === 'connected')).current).toBe(beta.rdns)
  })

  it('C5 a disconnect while reconnecting ends the waiting', async () => {
    const alpha = createWallet('Alpha', 0)
    const remove = putWallets([alpha])
    const page = openPage()
    await connect(page.client, { connectorId: alpha.rdns })
    remove()
    const later = page.reload()
    await later.adapter.disconnect({})
    expect(later.read().status).toBe('disconnected')
    alpha.announce()
    await settled()
    expect(later.read().status).toBe('disconnected')
  })

  it('a wallet that the person connects while another is waited for stays the active one', async () => {
    const [alpha, beta] = [createWallet('Alpha', 0), createWallet('Beta', 1)]
    const remove = putWallets([alpha, beta])
    const page = openPage()
    await connect(page.client, { connectorId: alpha.rdns })
    remove()
    putWallets([beta])
    const later = page.reload()
    await connect(later.client, { connectorId: beta.rdns })
    alpha.announce()
    const state = await later.until(({ connections }) => connections.length === 2)
    expect(state).toMatchObject({ status: 'connected', current: beta.rdns })
  })

  it('reconnects on demand', async () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha])
    const page = openPage()
    await connect(page.client, { connectorId: alpha.rdns })
    const later = page.reload({ reconnect: false })
    await settled()
    expect(later.read().status).toBe('disconnected')
    await reconnect(later.client)
    expect(later.read()).toMatchObject({ status: 'connected', current: alpha.rdns })
  })

  it('works with what is left of a storage that somebody else wrote', async () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha])
    const storage = createMemoryStorage()
    storage.set('latchkit.wagmi.connected', '{"not":"a list"')
    const { client, read } = openPage({ storage })
    await connect(client, { connectorId: alpha.rdns })
    expect(read().status).toBe('connected')
  })
})

describe('two clients on a page', () => {
  it('C2 each restores its own connection only', async () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha])
    const storage = createMemoryStorage()
    const one = openPage({ storage, storageKey: 'one' })
    const two = openPage({ storage, storageKey: 'two' })
    await connect(two.client, { connectorId: alpha.rdns })
    await settled()
    expect([one.read().status, two.read().status]).toEqual(['disconnected', 'connected'])
    const [oneLater, twoLater] = [one.reload(), two.reload()]
    await twoLater.until(({ status }) => status === 'connected')
    await settled()
    expect([oneLater.read().status, twoLater.read().status]).toEqual(['disconnected', 'connected'])
  })

  it('C2 both restore at the same time', async () => {
    const [alpha, beta] = [createWallet('Alpha', 0), createWallet('Beta', 1)]
    putWallets([alpha, beta])
    const storage = createMemoryStorage()
    const one = openPage({ storage, storageKey: 'one' })
    const two = openPage({ storage, storageKey: 'two' })
    await connect(one.client, { connectorId: alpha.rdns })
    await connect(two.client, { connectorId: beta.rdns })
    const [oneLater, twoLater] = [one.reload(), two.reload()]
    await oneLater.until(({ current }) => current === alpha.rdns)
    await twoLater.until(({ current }) => current === beta.rdns)
    expect([oneLater.read().connections, twoLater.read().connections]).toEqual([[alpha.rdns], [beta.rdns]])
  })
})

describe('starting and stopping', () => {
  it('C10 StrictMode starts it once and asks the wallet once', async () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha])
    const page = openPage()
    await connect(page.client, { connectorId: alpha.rdns })
    page.close()
    const { length } = alpha.requests
    const { client, until } = page.reload()
    const stop = client.start()
    stop()
    client.start()
    await until(({ status }) => status === 'connected')
    const asked = alpha.requests.slice(length).filter(({ method }) => method === 'eth_chainId')
    expect(asked.length).toBe(1)
  })

  it('leaves no listener on the wallet or the page after it was destroyed', async () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha])
    const page = openPage()
    await connect(page.client, { connectorId: alpha.rdns })
    expect(alpha.listenerCount()).toBeGreaterThan(0)
    page.close()
    expect(alpha.listenerCount()).toBe(0)
    const { connectors } = page.config
    createWallet('Beta', 1).announce()
    await alpha.changeChain(31338)
    expect(page.config.connectors).toBe(connectors)
  })

  it('is up to date again after it was stopped and started', async () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha])
    const page = openPage()
    await connect(page.client, { connectorId: alpha.rdns })
    await page.stop()
    const address = await alpha.changeAccount()
    expect(page.read().address).not.toBe(address)
    page.client.start()
    expect((await page.until(state => state.address === address)).status).toBe('connected')
    await page.stop()
    await alpha.revoke()
    page.client.start()
    await page.until(({ status }) => status === 'disconnected')
  })
})
