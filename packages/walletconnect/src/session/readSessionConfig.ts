import type { WalletConnectSession } from '../types.js'
import { isRecord } from '../validate/isRecord.js'

/** The wallet's wishes for a session. */
export function readSessionConfig(value: unknown): WalletConnectSession['sessionConfig'] {
  if (!isRecord(value) || typeof value.disableDeepLink !== 'boolean') return undefined
  return { disableDeepLink: value.disableDeepLink }
}
