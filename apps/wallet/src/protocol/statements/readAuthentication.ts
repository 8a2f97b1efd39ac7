import type { AuthTypes, ProposalTypes } from '@walletconnect/types'
import { isRecord } from '../../common/isRecord.js'

const required = ['domain', 'aud', 'version', 'nonce', 'iat'] as const

const isPayload = (value: unknown): value is AuthTypes.PayloadParams =>
  isRecord(value) &&
  Array.isArray(value.chains) &&
  value.chains.every(chain => typeof chain === 'string') &&
  required.every(key => typeof value[key] === 'string')

/** What an app wants signed in the prompt of its proposal, usually a statement for each namespace. */
export function readAuthentication(proposal: ProposalTypes.Struct): AuthTypes.PayloadParams[] {
  // The library keeps what it does not know of.
  const requests: unknown = 'requests' in proposal ? proposal.requests : undefined
  const wanted = isRecord(requests) ? requests.authentication : undefined
  return Array.isArray(wanted) ? wanted.filter(isPayload) : []
}
