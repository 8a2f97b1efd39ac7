import { disconnect, switchAccount } from '@latchkit/core/connection'
import { switchNetwork } from '@latchkit/core/networks'
import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createSigner } from '../../src/kit/createSigner.js'
import { useSolanaRpc } from '../../src/kit/useSolanaRpc.js'
import { useSolanaSigner } from '../../src/kit/useSolanaSigner.js'
import { openChainPage } from './openChainPage.js'

type Seen = ReturnType<typeof useSolanaSigner> & { readonly rpc: ReturnType<typeof useSolanaRpc> }

function Reads({ seen }: { readonly seen: Seen[] }) {
  const rpc = useSolanaRpc()
  seen.push({ ...useSolanaSigner(), rpc })
  return null
}

it('gives a signer while a wallet is connected, the same in every component, and an RPC client', async () => {
  const page = await openChainPage()
  const seen: Seen[][] = [[], []]
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => root.unmount())
  const app = seen.map((list, key) => createElement(Reads, { key, seen: list }))
  root.render(
    createElement(StrictMode, null, createElement(page.adapter.Provider, { client: page.client }, app)),
  )
  const last = () => seen.map(list => list.at(-1))
  const untilSigner = (address: string | undefined) =>
    vi.waitFor(() => expect(last().map(one => one?.signer?.address)).toEqual([address, address]))

  const [first = '', second = ''] = page.wallet.addresses()
  await untilSigner(first)
  const [one, other] = last()
  expect(one?.signer).toBe(other?.signer)
  expect(one?.signer).toBe(await createSigner(page.client))
  expect(one?.rpc).toBe(other?.rpc)
  expect((await one?.rpc.getBalance(one.signer?.address as never).send())?.value).toBe(10_000_000_000n)

  await switchAccount(page.client, { address: second })
  await untilSigner(second)
  await switchAccount(page.client, { address: first })
  await vi.waitFor(() => expect(last().map(now => now?.signer)).toEqual([one?.signer, one?.signer]))
  await switchNetwork(page.client, { caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' })
  await vi.waitFor(() => {
    expect(last()[0]?.signer?.address).toBe(first)
    expect(last()[0]?.signer).not.toBe(one?.signer)
    expect(last()[0]?.rpc).not.toBe(one?.rpc)
  })
  await disconnect(page.client)
  await untilSigner(undefined)
})
