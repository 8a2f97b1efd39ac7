import { isAddress } from 'viem'
import { isRecord } from '../common/isRecord.js'
import { isWalletId } from '../common/isWalletId.js'
import type { AnnounceTime, PopupAction, Settings } from '../common/types.js'

const toSettings = (value: unknown): Partial<Settings> => {
  if (!isRecord(value)) return {}
  const settings: Partial<Settings> = {}
  for (const key of ['second', 'answerLate', 'offline', 'solana', 'signIn'] as const) {
    const flag = value[key]
    if (typeof flag === 'boolean') settings[key] = flag
  }
  if (value.mode === 'standard' || value.mode === 'legacy') settings.mode = value.mode
  const time = toTime(value.time)
  if (time) settings.time = time
  return settings
}

const toTime = (value: unknown): AnnounceTime | undefined => {
  if (value === 'now' || value === 'onDemand') return value
  const valid = isRecord(value) && typeof value.afterMs === 'number' && value.afterMs >= 0
  return valid ? { afterMs: Number(value.afterMs) } : undefined
}

export function parsePopupAction(value: unknown): PopupAction | undefined {
  if (!isRecord(value)) return undefined
  const { type, wallet, address, chainId, origin, privateKey, rpcUrl, name, id, approved, accounts } = value
  switch (type) {
    case 'announceNow':
    case 'release':
      return { type }
    case 'changeSettings':
      return { type, settings: toSettings(value.settings) }
    case 'setRpcUrl':
      if (typeof chainId !== 'number' && typeof chainId !== 'string') return undefined
      return typeof rpcUrl === 'string' ? { type, chainId, rpcUrl } : undefined
    case 'decide': {
      if (typeof id !== 'string' || typeof approved !== 'boolean' || !Array.isArray(accounts))
        return undefined
      return { type, id, approved, accounts: accounts.filter(account => isAddress(account)) }
    }
  }
  if (!isWalletId(wallet)) return undefined
  switch (type) {
    case 'selectAccount':
      return typeof address === 'string' && isAddress(address) ? { type, wallet, address } : undefined
    case 'selectChain':
      return typeof chainId === 'number' ? { type, wallet, chainId } : undefined
    case 'disconnectSites':
      return { type, wallet, origin: typeof origin === 'string' ? origin : undefined }
    case 'addAccount':
      return { type, wallet, privateKey: typeof privateKey === 'string' ? privateKey : undefined }
    case 'rename':
      return typeof name === 'string' ? { type, wallet, name } : undefined
    default:
      return undefined
  }
}
