import type { Client } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import type { Alert } from './types.js'

const messages: { readonly [code: string]: Alert['message'] } = {
  'gateway/invalid-project-id': 'alert.invalidProjectId',
  'gateway/origin-not-allowed': 'alert.invalidApp',
  'gateway/token-not-yet-valid': 'alert.sessionExpired',
  'networks/not-found': 'alert.networkNotFound',
  'walletconnect/clock-skew': 'alert.sessionExpired',
  'walletconnect/invalid-project-id': 'alert.invalidProjectId',
  'walletconnect/origin-not-allowed': 'alert.invalidApp',
}

/** The alert for an error that only the app's developer can mend. */
export function alertOf({ config }: Client, error: unknown): Alert | undefined {
  if (!isError(error)) return undefined
  const { code } = error
  const message = messages[code]
  if (!message) return undefined
  if (message !== 'alert.invalidProjectId') return { code, message }
  // The service says the same of an id that it does not know and of none at all.
  const ofProtocol = config.walletConnect?.projectId
  const projectId = code.startsWith('gateway/') ? (config.gateway?.projectId ?? ofProtocol) : ofProtocol
  return { code, message: projectId ? message : 'alert.projectIdMissing' }
}
