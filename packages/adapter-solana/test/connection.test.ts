import { createClient } from '@latchkit/core'
import { accountsAtom, connect, disconnect, switchAccount, switchConnection } from '@latchkit/core/connection'
import { networkStatesAtom, solana, switchNetwork } from '@latchkit/core/networks'
import { createMemoryStorage } from '@latchkit/core/storage'
import { base58 } from '@scure/base'
import { afterEach, expect, it, vi } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { createTabs } from '../../core/test/createTabs.js'
import { withoutChance } from '../../core/test/withoutChance.js'
import { solanaAdapter } from '../src/solanaAdapter.js'
import { createWallet } from './createWallet.js'
import { localId } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { settled } from './settled.js'
import { setupWindow } from './setupWindow.js'

setupWindow()
afterEach(() => vi.useRealTimers())

const local = `solana:${localId}` as const
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' as const

it('C11 a client with the adapter is created without a clock and without randomness', () => {
  const create = () =>
    createClient({ metadata: { name: 'Test' }, networks: [solana], adapters: [solanaAdapter()] })
  expect(withoutChance(create).adapters).toHaveLength(1)
})

it('C2 C6 asks silently after a reload, and only the wallet it remembers', async () => {
  const [wallet, other] = [createWallet(), createWallet({ name: 'Other' })]
  putWallets([wallet, other])
  const page = openPage()
  await connect(page.client, { connectorId: 'sonnet-wallet' })
  expect(page.read()).toMatchObject({ accounts: wallet.addresses(), caipNetworkId: local })
  const keys = wallet.addresses().map(address => Buffer.from(base58.decode(address)).toString('hex'))
  const { allAccounts } = page.client.store.get(accountsAtom).solana ?? {}
  expect(allAccounts?.map(({ publicKey }) => publicKey)).toEqual(keys)
  const later = page.reload()
  expect(later.read().status).toBe('reconnecting')
  await later.until(({ status }) => status === 'connected')
  expect(later.read()).toMatchObject({ accounts: wallet.addresses(), address: wallet.addresses()[0] })
  expect([wallet.countAsked('standard:connect'), wallet.countAsked('silent')]).toEqual([1, 1])
  expect(other.asked).toEqual([])
})

it('is not restored when the wallet took its grant back, and no longer says that it is waited for', async () => {
  const wallet = createWallet()
  putWallets([wallet])
  const page = openPage()
  await connect(page.client, { connectorId: 'sonnet-wallet' })
  page.client.destroy()
  await wallet.revoke()
  const later = page.reload()
  await later.until(({ status }) => status === 'disconnected')
  expect(wallet.countAsked('standard:connect')).toBe(1)
})

it('comes back when the wallet is unlocked, but not after a disconnect', async () => {
  const wallet = createWallet()
  putWallets([wallet])
  const page = openPage()
  await connect(page.client, { connectorId: 'sonnet-wallet' })
  await wallet.revoke()
  expect(page.read().status).toBe('disconnected')
  await wallet.grant()
  expect(page.read()).toMatchObject({ status: 'connected', address: wallet.addresses()[0] })
  await disconnect(page.client)
  expect(wallet.isGranted()).toBe(false)
  await wallet.grant()
  await settled()
  expect(page.read().status).toBe('disconnected')
})

it('C3 stops waiting after five seconds, and restores a wallet that comes still later', async () => {
  const wallet = createWallet()
  const remove = putWallets([wallet])
  const page = openPage()
  await connect(page.client, { connectorId: 'sonnet-wallet' })
  remove()
  const storage = createMemoryStorage()
  storage.set('latchkit.solana.connected', JSON.stringify(['sonnet-wallet']))
  page.client.destroy()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const later = openPage({ storage })
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(4999)
  expect(later.read().status).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(later.read().status).toBe('disconnected')
  putWallets([wallet])
  await later.until(({ current }) => current === 'sonnet-wallet')
})

it('restores several, the active one as such, whichever answers first', async () => {
  const [one, two] = [createWallet({ name: 'One' }), createWallet({ name: 'Two' })]
  const removeOne = putWallets([one])
  putWallets([two])
  const page = openPage()
  await connect(page.client, { connectorId: 'two' })
  await connect(page.client, { connectorId: 'one' })
  page.client.destroy()
  removeOne()
  const later = page.reload()
  await later.until(({ current }) => current === 'two')
  putWallets([one])
  await later.until(({ current }) => current === 'one')
  expect([...later.read().connections].sort()).toEqual(['one', 'two'])
})

it('leaves a wallet active that the person chose while another one was restored', async () => {
  const [one, two] = [createWallet({ name: 'One' }), createWallet({ name: 'Two' })]
  const removeOne = putWallets([one])
  putWallets([two])
  const page = openPage()
  await connect(page.client, { connectorId: 'one' })
  page.client.destroy()
  removeOne()
  const later = page.reload()
  await connect(later.client, { connectorId: 'two' })
  putWallets([one])
  await later.until(({ connections }) => connections.length === 2)
  expect(later.read().current).toBe('two')
  await switchConnection(later.client, { connectorId: 'one' })
  expect(later.read().current).toBe('one')
})

it('lets the app choose among the accounts of a wallet, over a reload, until the wallet moves itself', async () => {
  const wallet = createWallet()
  putWallets([wallet])
  const page = openPage()
  await connect(page.client, { connectorId: 'sonnet-wallet' })
  const [first = '', second = ''] = wallet.addresses()
  await switchAccount(page.client, { address: second })
  expect(page.read()).toMatchObject({ address: second, accounts: [first, second] })
  const later = page.reload()
  await later.until(({ status }) => status === 'connected')
  expect(later.read().address).toBe(second)
  await wallet.changeAccount()
  await wallet.changeAccount()
  expect(later.read().address).toBe(first)
})

it('refuses a network that the wallet does not list, before it asks', async () => {
  const wallet = createWallet({ chains: { 'solana:localnet': '' } })
  putWallets([wallet])
  const page = openPage()
  const connectorId = 'sonnet-wallet'
  expect(await codeOf(connect(page.client, { connectorId, caipNetworkId: devnet }))).toBe(
    'solana/wallet-lacks-network',
  )
  expect(wallet.asked).toEqual([])
  expect(page.read().status).toBe('disconnected')
  await connect(page.client, { connectorId })
  expect(await codeOf(switchNetwork(page.client, { caipNetworkId: devnet }))).toBe(
    'solana/wallet-lacks-network',
  )
  expect(page.read().caipNetworkId).toBe(local)
})

it('refuses a wallet that works with no network of the app', async () => {
  putWallets([createWallet()])
  const page = openPage({ networks: [solana] })
  expect(await codeOf(connect(page.client, { connectorId: 'sonnet-wallet' }))).toBe(
    'solana/wallet-lacks-network',
  )
})

it('requests nothing for another network, and shows it again after a reload', async () => {
  const wallet = createWallet()
  putWallets([wallet])
  const page = openPage()
  await switchNetwork(page.client, { caipNetworkId: devnet })
  await connect(page.client, { connectorId: 'sonnet-wallet' })
  expect(page.read().caipNetworkId).toBe(devnet)
  await switchNetwork(page.client, { caipNetworkId: local })
  expect(page.read().caipNetworkId).toBe(local)
  await switchNetwork(page.client, { caipNetworkId: devnet })
  const later = page.reload()
  await later.until(({ status }) => status === 'connected')
  expect(later.read().caipNetworkId).toBe(devnet)
  expect(wallet.asked.map(({ feature }) => feature)).toEqual(['standard:connect', 'silent'])
})

it('C7 says so when the wallet is on another network, and is free again by the way back or a disconnect', async () => {
  const wallet = createWallet()
  putWallets([wallet])
  const page = openPage()
  await connect(page.client, { connectorId: 'sonnet-wallet' })
  await wallet.changeChain('solana:mainnet')
  expect(page.client.store.get(networkStatesAtom).solana).toMatchObject({
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    isSupported: false,
  })
  await wallet.changeChain('solana:devnet')
  expect(page.client.store.get(networkStatesAtom).solana).toMatchObject({ isSupported: true })
  await wallet.changeChain('solana:mainnet')
  await disconnect(page.client)
  expect(page.read().status).toBe('disconnected')
})

it('C5 is disconnected by one call, even when the wallet fails to hear it', async () => {
  const wallet = createWallet()
  const failing = createWallet({ name: 'Failing', without: ['standard:disconnect'] })
  putWallets([wallet, failing])
  const page = openPage()
  await connect(page.client, { connectorId: 'sonnet-wallet' })
  await connect(page.client, { connectorId: 'failing' })
  await disconnect(page.client)
  expect(page.read()).toMatchObject({ status: 'disconnected', connections: [] })
  const later = page.reload()
  await settled()
  expect(later.read().connections).toEqual([])
  expect(failing.isGranted()).toBe(true)
})

it('C35 a disconnect in one tab disconnects the others, also where the wallet notifies nothing', async () => {
  const wallet = createWallet({ without: ['standard:disconnect'] })
  putWallets([wallet])
  const openTab = createTabs()
  const one = openPage({ storage: openTab() })
  await connect(one.client, { connectorId: 'sonnet-wallet' })
  const two = openPage({ storage: openTab() })
  await two.until(({ status }) => status === 'connected')
  await disconnect(one.client)
  await two.until(({ status }) => status === 'disconnected')
  expect(two.read().connections).toEqual([])
  expect(wallet.isGranted()).toBe(true)
})

it('C5 is disconnected where the wallet refuses the request, and emits it', async () => {
  const [first, second] = [createWallet(), createWallet({ name: 'Second' })]
  Object.assign(first.wallet.features['standard:disconnect'] ?? {}, {
    disconnect: () => Promise.reject(new TypeError('locked')),
  })
  putWallets([first, second])
  const page = openPage()
  await connect(page.client, { connectorId: 'sonnet-wallet' })
  await connect(page.client, { connectorId: 'second' })
  await expect(disconnect(page.client)).rejects.toMatchObject({
    code: 'connection/disconnect-failed',
    shortMessage: 'Failed to disconnect',
    details: 'locked',
  })
  expect(page.read()).toMatchObject({ status: 'disconnected', connections: [] })
  expect([first.isGranted(), second.isGranted()]).toEqual([true, false])
})

it('signs with the account that is requested, and never with one that was not given', async () => {
  const wallet = createWallet()
  putWallets([wallet])
  const page = openPage()
  expect(await codeOf(page.adapter.signMessage?.({ message: 'x' }) ?? Promise.resolve())).toBe(
    'rpc/disconnected',
  )
  await connect(page.client, { connectorId: 'sonnet-wallet' })
  const [, second] = wallet.addresses()
  await page.adapter.signMessage?.({ message: 'x', address: second })
  expect(wallet.asked.at(-1)?.inputs).toMatchObject([{ account: { address: second } }])
  const stranger = page.adapter.signMessage?.({ message: 'x', address: localId })
  expect(await codeOf(stranger ?? Promise.resolve())).toBe('rpc/unauthorized')
})

it('says what a wallet cannot do', async () => {
  putWallets([createWallet({ without: ['solana:signMessage'] })])
  const page = openPage()
  await connect(page.client, { connectorId: 'sonnet-wallet' })
  const signed = page.adapter.signMessage?.({ message: 'x' })
  expect(await codeOf(signed ?? Promise.resolve())).toBe('adapter/capability-not-supported')
})
