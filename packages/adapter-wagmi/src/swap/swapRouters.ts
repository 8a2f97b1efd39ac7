import type { Network, SwapRouter } from '@latchkit/core'

/** It moves tokens for the Universal Router, and has the same address on every network. */
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** Contracts of a network: the wrapper of its currency, SwapRouter02, the router of v2, and the Universal Router. */
type Listed = {
  readonly wrapped: string
  readonly v3: string
  readonly v2?: string | undefined
  readonly universal: string
}

const manyV3 = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
const manyV2 = '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24'
const rollupEther = '0x4200000000000000000000000000000000000006'

/**
 * The routers of Uniswap. The first three are from `@uniswap/sdk-core` 7.19.4 (MIT), and a test compares two of them
 * with the routers of the gateway. The universal routers are those of version 2.0 in
 * `sdks/universal-router-sdk/src/utils/constants.ts` of Uniswap/sdks (MIT), commit e2e0177ba345.
 */
const listed: { readonly [chainId: string]: Listed } = {
  'eip155:1': {
    wrapped: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    v3: manyV3,
    v2: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
    universal: '0x66a9893cc07d91d95644aedd05d03f95e1dba8af',
  },
  'eip155:10': {
    wrapped: rollupEther,
    v3: manyV3,
    v2: '0x4a7b5da61326a6379179b40d00f57e5bbdc962c2',
    universal: '0x851116d9223fabed8e56c0e6b8ad0c31d98b3507',
  },
  'eip155:56': {
    wrapped: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
    v3: '0xB971eF87ede563556b2ED4b1C0b0019111Dd85d2',
    v2: manyV2,
    universal: '0x1906c1d672b88cd1b9ac7593301ca990f94eae07',
  },
  'eip155:137': {
    wrapped: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
    v3: manyV3,
    v2: '0xedf6066a2b290c185783862c7f4776a2c8077ad1',
    universal: '0x1095692a6237d83c6a72f3f5efedb9a670c49223',
  },
  'eip155:324': {
    wrapped: '0x5AEa5775959fBC2557Cc8789bC1bf90A239D9a91',
    v3: '0x99c56385daBCE3E81d8499d0b8d0257aBC07E8A3',
    universal: '0x28731BCC616B5f51dD52CF2e4dF0E78dD1136C06',
  },
  'eip155:8453': {
    wrapped: rollupEther,
    v3: '0x2626664c2603336E57B271c5C0b26F421741e481',
    v2: manyV2,
    universal: '0x6ff5693b99212da76ad316178a184ab56d299b43',
  },
  'eip155:42161': {
    wrapped: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
    v3: manyV3,
    v2: manyV2,
    universal: '0xa51afafe0263b40edaef0df8781ea9aa03e381a3',
  },
  'eip155:43114': {
    wrapped: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
    v3: '0xbb00FF08d01D300023C629E8fFfFcb65A5a578cE',
    v2: manyV2,
    universal: '0x94b75331ae8d42c1b61065089b7d48fe14aa73b7',
  },
}

/** Returns the contracts that may swap on a network: the app's `services.swapRouters`, then the routers of Uniswap. */
export function listSwapRouters({
  caipNetworkId,
  services,
}: Pick<Network, 'caipNetworkId' | 'services'>): readonly SwapRouter[] {
  const own = services?.swapRouters?.map(router =>
    typeof router === 'string' ? { address: router } : router,
  )
  const { wrapped, v3, v2, universal } = listed[caipNetworkId] ?? {}
  const known = [
    ...[v3, v2].map(address => ({ address, wrapped })),
    { address: universal, wrapped, spender: permit2 },
  ]
  return [...(own ?? []), ...known.flatMap(({ address, ...more }) => (address ? [{ address, ...more }] : []))]
}
