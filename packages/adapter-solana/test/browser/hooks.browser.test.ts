import { connect, disconnect, switchAccount } from '@latchkit/core/connection'
import { switchNetwork } from '@latchkit/core/networks'
import { Connection, Keypair } from '@solana/web3.js'
import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, inject, it, onTestFinished } from 'vitest'
import { useSolanaConnection } from '../../src/web3js/useSolanaConnection.js'
import { useSolanaProvider } from '../../src/web3js/useSolanaProvider.js'
import { createStandardWallet } from '../createStandardWallet.js'
import { openPage, type Page } from '../openPage.js'
import { putWallets } from '../putWallets.js'

type Seen = ReturnType<typeof useSolanaConnection> & ReturnType<typeof useSolanaProvider>

function App({ report }: { readonly report: (seen: Seen) => void }) {
  const { connection, error } = useSolanaConnection()
  const other = useSolanaProvider()
  report({ connection, provider: other.provider, error: error ?? other.error })
  return null
}

/** Renders an app that uses both hooks, and keeps what it saw. */
function render(
  page: Page,
  {
    inside = true,
    client = page.client,
  }: { readonly inside?: boolean; readonly client?: Page['client'] } = {},
) {
  const seen: Seen[] = []
  const waiting = new Set<(seen: Seen) => void>()
  const report = (now: Seen) => {
    seen.push(now)
    for (const check of [...waiting]) check(now)
  }
  let onUncaughtError: (error: unknown) => void = () => {}
  const thrown = new Promise<unknown>(resolve => {
    onUncaughtError = resolve
  })
  const root = createRoot(document.createElement('div'), { onUncaughtError })
  onTestFinished(() => root.unmount())
  const { Provider } = page.adapter
  const app = createElement(App, { report })
  const tree = inside ? createElement(Provider, { client }, app) : app
  root.render(createElement(StrictMode, null, tree))
  const until = (accept: (now: Seen) => boolean) =>
    new Promise<Seen>(resolve => {
      const check = (now: Seen) => {
        if (!accept(now)) return
        waiting.delete(check)
        resolve(now)
      }
      waiting.add(check)
      const last = seen.at(-1)
      if (last) check(last)
    })
  return { seen, until, thrown }
}

function open() {
  const rpcUrl = inject('rpcUrl')
  const wallet = createStandardWallet({
    name: 'Hook Wallet',
    keys: [Keypair.generate(), Keypair.generate()],
    chains: { 'solana:localnet': rpcUrl, 'solana:devnet': rpcUrl },
  })
  putWallets([wallet])
  return { page: openPage({ rpcUrl }), wallet }
}

it('gives a Connection without a wallet, and a provider while one is connected', async () => {
  const { page, wallet } = open()
  const { seen, until } = render(page)
  const { connection } = await until(now => now.connection !== undefined)
  expect(connection).toBeInstanceOf(Connection)
  expect(await connection?.getSlot()).toBeGreaterThan(0)
  expect(seen.every(({ provider, error }) => !provider && !error)).toBe(true)
  await connect(page.client, { connectorId: 'hook-wallet' })
  const { provider } = await until(now => now.provider !== undefined)
  expect(provider?.address).toBe(wallet.addresses()[0])
  const [, second = ''] = wallet.addresses()
  await switchAccount(page.client, { address: second })
  const moved = await until(now => now.provider !== undefined && now.provider !== provider)
  expect(moved.provider?.address).toBe(second)
  await disconnect(page.client)
  await until(now => now.provider === undefined)
})

it('keeps the same objects while nothing changes, and gives others for another network', async () => {
  const { page } = open()
  await connect(page.client, { connectorId: 'hook-wallet' })
  const { seen, until } = render(page)
  const first = await until(now => now.connection !== undefined && now.provider !== undefined)
  const other = createStandardWallet({ name: 'Unrelated', keys: [], chains: { 'solana:localnet': '' } })
  putWallets([other])
  expect(seen.at(-1)?.connection).toBe(first.connection)
  await switchNetwork(page.client, { caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' })
  await until(now => now.connection !== undefined && now.provider !== undefined)
  expect(seen.at(-1)?.provider).toBe(first.provider)
})

it('C26 throws a coded error without a provider, as the hooks of @latchkit/react do', async () => {
  const { page } = open()
  const { seen, thrown } = render(page, { inside: false })
  expect(await thrown).toMatchObject({
    code: 'react/provider-missing',
    shortMessage: 'useSolanaConnection is used outside of LatchkitProvider',
  })
  expect(seen).toEqual([])
})

it('C26 says that the adapter is another one instead of throwing', async () => {
  const { page } = open()
  const { until } = render(page, { client: { ...page.client, adapters: [] } })
  const { error, connection, provider } = await until(now => now.error !== undefined)
  expect(error?.code).toBe('adapter/not-found')
  expect([connection, provider]).toEqual([undefined, undefined])
})
