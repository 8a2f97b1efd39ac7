import { isRecord } from './isRecord.js'
import { isWalletId } from './isWalletId.js'
import type { PageRequest } from './types.js'

export function parsePageRequest(value: unknown): PageRequest | undefined {
  if (!isRecord(value) || value.type !== 'request') return undefined
  const { id, wallet, method, params } = value
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined
  if (typeof method !== 'string' || method === '' || !isWalletId(wallet)) return undefined
  return { type: 'request', id, wallet, method, params }
}
