import { readFileSync } from 'node:fs'
import { defineNetwork } from '@latchkit/core/networks'
import { isAddress } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { listSwapRouters } from './swapRouters.js'

const file = new URL('../../../../services/gateway/data/dex.json', import.meta.url)
const exchanges: { readonly [chainId: string]: { readonly wrapped: string; readonly swapRouter: string } } =
  JSON.parse(readFileSync(file, 'utf8'))
const own = `0x${'1'.repeat(40)}`

it('has the routers that the gateway swaps by, and what they wrap the currency in', () => {
  for (const [caipNetworkId, { wrapped, swapRouter }] of Object.entries(exchanges)) {
    const routers = listSwapRouters({ caipNetworkId: caipNetworkId as `eip155:${string}` })
    expect(routers[0]).toEqual({ address: swapRouter, wrapped })
    for (const { address, spender = address } of routers)
      expect([isAddress(address), isAddress(spender)]).toEqual([true, true])
  }
})

it('has those of the app before them, and none on a network that it does not know', () => {
  const services = { swapRouters: [own, { address: own, unread: 'simulate' as const }] }
  const [first, second, third] = listSwapRouters(defineNetwork({ ...mainnet, services }))
  expect([first, second]).toEqual([{ address: own }, { address: own, unread: 'simulate' }])
  expect(third?.unread).toBeUndefined()
  expect(listSwapRouters({ caipNetworkId: 'eip155:31337' })).toEqual([])
})
