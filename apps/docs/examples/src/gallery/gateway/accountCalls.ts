import { formatUnits } from '@latchkit/core/balances'
import { type ExampleSymbol, exampleAssets, exampleTokens } from '../../wallet/exampleTokens.js'
import { landscape } from '../../wallet/pictures.js'
import type { GatewayCall } from './serveGateway.js'

const chainId = 'eip155:1'
const hour = 3_600_000

/** Changes of the prices since yesterday, in the order of the tokens. */
const dayChanges = [0.0184, 0.0001, -0.0063, 0.0312, -0.0127]

const balances = exampleAssets.map(({ value, decimals, address, ...token }, index) => {
  const numeric = formatUnits(value, decimals)
  return {
    ...token,
    chainId,
    ...(address && { address: `${chainId}:${address}` }),
    value: Number(numeric) * (token.price ?? 0),
    dayChange: dayChanges[index],
    quantity: { decimals: `${decimals}`, numeric },
  }
})

type Move = readonly [direction: 'in' | 'out', symbol: ExampleSymbol, amount: string]

/** Past transactions, newest first: what was done, how many hours ago, and what was moved. */
const past: readonly (readonly [operation: string, hours: number, ...moves: Move[]])[] = [
  ['receive', 3, ['in', 'USDC', '500']],
  ['trade', 26, ['out', 'ETH', '0.25'], ['in', 'USDC', '851.4']],
  ['send', 51, ['out', 'ETH', '0.08']],
  ['approve', 75],
  ['receive', 124, ['in', 'LINK', '42.5']],
  ['send', 410, ['out', 'USDC', '1200']],
  ['receive', 733, ['in', 'ETH', '1.5']],
]

const history = () =>
  past.map(([operationType, hours, ...moves], index) => {
    const hash = `0x${(index + 3).toString(16).padStart(2, '0').repeat(32)}`
    return {
      id: hash,
      metadata: {
        operationType,
        hash,
        chain: chainId,
        minedAt: new Date(Date.now() - hours * hour).toISOString(),
        sentFrom: '0x7F3a2b1C94D05e8A6B17c2D4E9F1a0B3C8D6E752',
        sentTo: '0x2e9d7C40a1F86b35D0C94e1728Bf63a5d7890cD4',
        status: 'confirmed',
        nonce: past.length - index,
      },
      transfers: moves.map(([direction, symbol, numeric]) => {
        const token = exampleTokens.find(one => one.symbol === symbol)
        return {
          direction,
          quantity: { numeric },
          value: Number(numeric) * (token?.price ?? 0),
          fungible_info: { name: token?.name, symbol, icon: { url: token?.iconUrl } },
        }
      }),
    }
  })

const nfts = Array.from({ length: 6 }, (_, index) => ({
  chainId,
  address: `0x${'c0'.repeat(20)}`,
  tokenId: `${index * 37 + 14}`,
  standard: 'erc721',
  balance: '1',
  name: `Tidal Study #${index * 37 + 14}`,
  collection: 'Tidal Studies',
  preview: { url: landscape(index) },
  traits: [
    { name: 'Light', value: ['Dawn', 'Noon', 'Dusk'][index % 3] },
    { name: 'Sea', value: index % 2 ? 'Calm' : 'Rough' },
  ],
}))

/** Id of the first NFT. */
export const firstNft = `0x${'c0'.repeat(20)}-14`

/** Tokens, activity and NFTs of the account. */
export function readAccountCall({ url, last }: GatewayCall): unknown {
  switch (last) {
    case 'supported-chains':
      return { http: [chainId, 'eip155:8453', 'eip155:10'], ws: [] }
    case 'balance':
      return { balances }
    case 'history':
      return url.searchParams.has('onramp') ? undefined : { data: history(), next: null }
    case 'nfts':
      return { data: nfts, next: null }
    default:
      return undefined
  }
}
