import { isRecord } from './isRecord.js'
import type { SiteMessage } from './types.js'

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

export function parseSiteMessage(value: unknown): SiteMessage | undefined {
  return isSiteMessage(value) ? value : undefined
}
