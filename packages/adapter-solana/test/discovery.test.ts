import { connect, connectorsAtom } from '@latchkit/core/connection'
import { expect, it } from 'vitest'
import { walletAdapters } from '../src/web3js/walletAdapters.js'
import { createWallet } from './createWallet.js'
import { createWalletAdapter } from './createWalletAdapter.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { setupWindow } from './setupWindow.js'

setupWindow()

const svg = (text: string) => `data:image/svg+xml;base64,${btoa(text)}`
const register = (...values: readonly unknown[]) => putWallets(values.map(wallet => ({ wallet }) as never))

it('lists wallets that were there before it and wallets that come later, and forgets those that leave', async () => {
  putWallets([createWallet({ name: 'Early' })])
  const page = openPage()
  expect(page.read().connectors).toEqual(['early'])
  const late = createWallet({ name: 'Late Wallet!', id: 'com.example.late' })
  const remove = putWallets([late])
  expect(page.read().connectors).toEqual(['early', 'com.example.late'])
  await connect(page.client, { connectorId: 'com.example.late' })
  remove()
  expect(page.read()).toMatchObject({ connectors: ['early'], connections: [], status: 'disconnected' })
  expect(late.listenerCount()).toBe(0)
  putWallets([late])
  await page.until(({ current }) => current === 'com.example.late')
})

it('says what a wallet is called and looks like, and its reverse domain name where its id is one', () => {
  putWallets([
    createWallet({ name: ' Spaced  Name ', id: 'org.example.wallet', icon: svg('<a/>') }),
    createWallet({ name: 'Ünï 中文', icon: 'https://example.com/icon.png' }),
    createWallet({ name: 'Own id', id: 'own-id' }),
  ])
  expect(openPage().client.store.get(connectorsAtom)).toEqual([
    {
      id: 'org.example.wallet',
      namespace: 'solana',
      name: 'Spaced  Name',
      standardName: 'Spaced  Name',
      type: 'injected',
      rdns: 'org.example.wallet',
      icon: svg('<a/>'),
    },
    { id: 'ünï-中文', namespace: 'solana', name: 'Ünï 中文', standardName: 'Ünï 中文', type: 'injected' },
    expect.not.objectContaining({ rdns: 'own-id' }),
  ])
})

it('is not led astray by what is no wallet', () => {
  const { wallet } = createWallet({ name: 'Good' })
  const page = openPage()
  const thrower = new Proxy(
    {},
    {
      get() {
        throw new Error('hostile')
      },
    },
  )
  register(
    undefined,
    null,
    7,
    'wallet',
    thrower,
    {},
    { ...wallet, name: '' },
    { ...wallet, name: { toString: () => 'x' } },
    { ...wallet, chains: 'solana:mainnet' },
    { ...wallet, chains: ['eip155:1', 7] },
    { ...wallet, features: undefined },
    { ...wallet, features: { ...wallet.features, 'standard:connect': {} } },
    { ...wallet, features: { 'standard:connect': wallet.features['standard:connect'] } },
  )
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'no function' }))
  window.dispatchEvent(new Event('wallet-standard:register-wallet'))
  window.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', {
      detail: () => {
        throw new Error('hostile')
      },
    }),
  )
  expect(page.read().connectors).toEqual([])
  register({ ...wallet, id: 'walletConnect' }, { ...wallet, name: 'Other', id: '<script>' })
  expect(page.read().connectors).toEqual(['good', 'other'])
})

it('C9 lists a wallet once that registers twice, and a stranger with its name apart', () => {
  const { wallet } = createWallet({ name: 'Sonnet', icon: svg('<a/>') })
  const named = createWallet({ name: 'Named', id: 'com.example.named' }).wallet
  const page = openPage()
  register(wallet)
  register(wallet)
  register({ ...wallet, accounts: [] })
  register(named)
  register({ ...named, icon: svg('<impostor/>') })
  expect(page.read().connectors).toEqual(['sonnet', 'com.example.named'])
  register({ ...wallet, icon: svg('<stranger/>') })
  expect(page.read().connectors).toEqual(['sonnet', 'com.example.named', 'sonnet-2'])
})

it('C9 lists a wallet once that is there by the standard and by an adapter', async () => {
  const adapter = createWalletAdapter({ name: 'Both' })
  const page = openPage({
    adapter: { wallets: walletAdapters([adapter, createWalletAdapter({ name: 'Alone' })]) },
  })
  expect(page.read().connectors).toEqual(['both', 'alone'])
  putWallets([createWallet({ name: 'Both', id: 'com.example.both' })])
  expect(page.read().connectors).toEqual(['alone', 'com.example.both'])
})

it('keeps the adapter that is in use, and finds its wallet by the standard after a reload', async () => {
  const adapter = createWalletAdapter({ name: 'Both' })
  const wallets = walletAdapters([adapter])
  const page = openPage({ adapter: { wallets } })
  await connect(page.client, { connectorId: 'both' })
  const standard = createWallet({ name: 'Both', id: 'com.example.both' })
  await standard.grant()
  putWallets([standard])
  expect(page.read()).toMatchObject({ connectors: ['both'], connections: ['both'] })
  const later = page.reload()
  await later.until(({ current }) => current === 'com.example.both')
  expect(later.read().connectors).toEqual(['com.example.both'])
})

it('lists an adapter once its wallet is ready', () => {
  const adapter = createWalletAdapter({ name: 'Later', readyState: 'NotDetected' })
  const page = openPage({ adapter: { wallets: walletAdapters([adapter]) } })
  expect(page.read().connectors).toEqual([])
  adapter.becomeReady()
  expect(page.read().connectors).toEqual(['later'])
})

it('serves two clients of one page, and leaves no listener when both are gone', async () => {
  const wallet = createWallet({ name: 'Shared' })
  putWallets([wallet])
  const [one, other] = [openPage({ storageKey: 'one' }), openPage({ storageKey: 'other' })]
  await connect(one.client, { connectorId: 'shared' })
  expect([one.read().current, other.read().current]).toEqual(['shared', undefined])
  // The wallet gave its accounts to the page; the other client was never connected by anybody.
  await wallet.changeAccount()
  expect(other.read().current).toBe(undefined)
  await connect(other.client, { connectorId: 'shared' })
  one.client.destroy()
  expect(wallet.listenerCount()).toBe(1)
  other.client.destroy()
  expect(wallet.listenerCount()).toBe(0)
})
