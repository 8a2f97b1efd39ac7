import { isRecord } from './isRecord.js'
import type { ClientMessage, PageRequest, SiteMessage, WalletId } from './types.js'

export function isWalletId(value: unknown): value is WalletId {
  return value === 'first' || value === 'second'
}

/** Validates what a page posts to the bridge. */
export function parsePageRequest(value: unknown): PageRequest | undefined {
  if (!isRecord(value) || value.type !== 'request') return undefined
  const { id, wallet, method, params } = value
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined
  if (typeof method !== 'string' || method === '' || !isWalletId(wallet)) return undefined
  return { type: 'request', id, wallet, method, params }
}

/** Validates what the bridge posts to the service worker. */
export function parseClientMessage(value: unknown): ClientMessage | undefined {
  if (!isRecord(value)) return undefined
  if (value.type === 'ping') return { type: 'ping' }
  if (value.type === 'resume' && Array.isArray(value.ids))
    return { type: 'resume', ids: value.ids.filter(id => Number.isSafeInteger(id)) }
  return parsePageRequest(value)
}

const isSiteWallet = (value: unknown) =>
  isRecord(value) &&
  typeof value.chainId === 'number' &&
  typeof value.online === 'boolean' &&
  Array.isArray(value.accounts) &&
  Array.isArray(value.solanaAccounts)

const isSiteMessage = (value: unknown): value is SiteMessage => {
  if (!isRecord(value)) return false
  if (value.type === 'announce') return true
  if (value.type === 'answer')
    return (
      typeof value.id === 'number' &&
      isRecord(value.answer) &&
      ('result' in value.answer || isRecord(value.answer.error))
    )
  return (
    value.type === 'state' &&
    isRecord(value.announcement) &&
    isRecord(value.wallets) &&
    isSiteWallet(value.wallets.first) &&
    isSiteWallet(value.wallets.second)
  )
}

/** Validates what the service worker posts to a page. */
export function parseSiteMessage(value: unknown): SiteMessage | undefined {
  return isSiteMessage(value) ? value : undefined
}
