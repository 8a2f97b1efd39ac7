import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { solana, solanaDevnet, solanaTestnet } from '../../chains/solana.js'
import { getExplorerUrl } from './getExplorerUrl.js'
import { defineNetwork } from './start/defineNetwork.js'

it.each([
  'javascript:alert(1)//',
  'JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://explorer.example',
  'https://user:password@explorer.example',
  'ms-msdt:/id',
  'explorer.example',
])('opens no explorer at %s', url => {
  const network = { ...defineNetwork(mainnet), blockExplorers: { default: { name: 'Explorer', url } } }
  expect(getExplorerUrl(network, { address: '0xab' })).toBeUndefined()
  expect(getExplorerUrl(network, { transaction: '0xab' })).toBeUndefined()
})

it('names the page as the explorers of the namespace do', () => {
  expect(getExplorerUrl(defineNetwork(mainnet), { address: '0xab' })).toEqual({
    name: 'Etherscan',
    url: 'https://etherscan.io/address/0xab',
  })
  expect(getExplorerUrl(defineNetwork(mainnet), { transaction: '0xcd' })?.url).toBe(
    'https://etherscan.io/tx/0xcd',
  )
  expect(getExplorerUrl(defineNetwork(solana), { address: 'ab' })?.url).toBe('https://solscan.io/account/ab')
  expect(getExplorerUrl({ chainNamespace: 'eip155' }, { address: 'ab' })).toBeUndefined()
})

it.each([
  [solanaDevnet, 'devnet'],
  [solanaTestnet, 'testnet'],
] as const)('keeps the query by which the explorer distinguishes networks: $1', (network, cluster) => {
  const query = `?cluster=${cluster}`
  expect(getExplorerUrl(defineNetwork(network), { address: 'ab' })?.url).toBe(
    `https://solscan.io/account/ab${query}`,
  )
  expect(getExplorerUrl(defineNetwork(network), { transaction: 'cd' })?.url).toBe(
    `https://solscan.io/tx/cd${query}`,
  )
})

it('keeps the path of an explorer', () => {
  const blockExplorers = { default: { name: 'Explorer', url: 'https://example.com/testnet/' } }
  expect(getExplorerUrl({ chainNamespace: 'eip155', blockExplorers }, { address: '0xab' })?.url).toBe(
    'https://example.com/testnet/address/0xab',
  )
})
