import { formatUnits, getAddress, type Hex } from 'viem'
import type { HistoryRow } from '../../providers/historyRow.js'
import type { Asset, Purchase } from './createSandbox.js'

const statuses = {
  pending: 'pending',
  paying: 'pending',
  paid: 'confirmed',
  declined: 'failed',
  failed: 'failed',
} as const

/** A purchase in the form of the history. Its hash is empty until it is paid out. */
export function toHistoryRow(purchase: Purchase, assets: readonly Asset[]): HistoryRow | undefined {
  const { id, chain, account, token, amount, state, hash, createdAt } = purchase
  const asset = assets.find(one => one.chainId === chain && one.token === token)
  if (!asset) return undefined
  const { name, symbol, decimals } = asset
  const quantity = { numeric: formatUnits(amount, decimals) }
  return {
    id,
    metadata: {
      operationType: 'buy',
      hash: hash ?? '',
      chain,
      minedAt: new Date(createdAt).toISOString(),
      sentFrom: 'Sandbox',
      sentTo: getAddress(account as Hex),
      nonce: 0,
      status: statuses[state],
    },
    transfers: [{ direction: 'in', quantity, fungible_info: { name, symbol, flags: { is_spam: false } } }],
  }
}
