import { expect, it } from 'vitest'
import { toServedChainId } from './toChainId.js'

const rpcUrls = { 'eip155:31337': ['http://127.0.0.1:8545'], 'solana:local': ['http://127.0.0.1:8899'] }

it('takes a network that the site serves, in each way to write it', () => {
  expect(toServedChainId(rpcUrls, 31337)).toBe(31337)
  expect(toServedChainId(rpcUrls, 'eip155:31337')).toBe(31337)
  expect(toServedChainId(rpcUrls, 'solana:local')).toBe('solana:local')
})

it.each([1, 'eip155:5', 'solana:other'])('refuses %s, which the site does not serve, with 4902', chainId => {
  expect(() => toServedChainId(rpcUrls, chainId)).toThrow(
    expect.objectContaining({ code: 4902, message: expect.stringContaining('Unrecognized chain ID') }),
  )
})

it('refuses what is no chain', () => {
  expect(() => toServedChainId(rpcUrls, 'toString')).toThrow(expect.objectContaining({ code: -32602 }))
})
