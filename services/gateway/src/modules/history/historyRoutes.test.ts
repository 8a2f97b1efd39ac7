import { expect, it } from 'vitest'
import type { HistoryRow } from '../../providers/historyRow.js'
import { createRemoteImages } from '../../remote/createRemoteImages.js'
import { createIsSpam } from '../../tokens/isSpam.js'
import { historyRoutes } from './historyRoutes.js'
import { toEvmRow } from './toEvmRow.js'

const chainId = 'eip155:31337'
const account = `0x${'aa'.repeat(20)}`
const token = `0x${'bb'.repeat(20)}`
const iconUrl = 'https://icons.example/usd.png'
const place = { chain: chainId, block: 1, blockHash: '0x1' }
const moved = {
  ...place,
  transaction: '0x2',
  tokenId: null,
  decimals: null,
  sender: `0x${'cc'.repeat(20)}`,
  recipient: account,
  amount: 5n,
}
const listed = new Map([
  [token, { chainId, address: token, name: 'Dollar', symbol: 'USD', decimals: 0, iconUrl }],
])

/** A transaction that moved a token, what `image` is of, and the token again. */
function toRow(image: string | undefined): HistoryRow {
  const one = { ...place, hash: '0x2', place: 0, sender: account, recipient: token, nonce: 0 }
  const parts = [
    { ...moved, position: 1, kind: 'erc20' as const, token },
    { ...moved, position: 2, kind: 'erc721' as const, token, tokenId: 7n },
    { ...moved, position: 3, kind: 'erc20' as const, token },
  ]
  return toEvmRow({ ...one, isConfirmed: true, minedAt: 0 }, account, parts, {
    listed,
    isSpam: createIsSpam({ listed, currency: undefined }),
    find: () => listed.get(token),
    findNft: ({ kind }) => (kind === 'erc721' ? { collection: 'Art', image } : undefined),
    prices: undefined,
  })
}

it.each([
  ['https://art.example/7.png', /^\/public\/getRemoteImage\//],
  ['ftp://art.example/7.png', undefined],
  [undefined, undefined],
])('names images of a transaction by a separate path: %s', async (image, preview) => {
  const images = createRemoteImages({
    fetchRemote: async () => undefined,
    ipfsGateway: 'https://ipfs.example',
  })
  const history = { chains: [chainId], read: async () => ({ rows: [toRow(image)], next: undefined }) }
  const app = historyRoutes(history, { readPurchases: async () => [] }, images)
  const response = await app.request(`/v1/account/${account}/history?chainId=${chainId}`)
  const { data } = (await response.json()) as { readonly data: readonly HistoryRow[] }
  const [first, nft, last] = data[0]?.transfers ?? []
  expect(first?.fungible_info?.icon?.url).toMatch(/^\/public\/getRemoteImage\//)
  if (preview) expect(nft?.nft_info?.content?.preview.url).toMatch(preview)
  else expect(nft?.nft_info).toEqual({ name: 'Art #7', flags: { is_spam: false } })
  // A client shows two.
  expect(last?.fungible_info).toEqual({ name: 'Dollar', symbol: 'USD', flags: { is_spam: false } })
})
