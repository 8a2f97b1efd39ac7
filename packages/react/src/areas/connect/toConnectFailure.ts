import { isError } from '@latchkit/core/errors'
import { toVisibleLine } from '@latchkit/core/validate'
import type { connectingMessages } from './connectingMessages.js'

/** Failure of a connection: a text, and its subject if known. */
export type ConnectFailure = {
  readonly hint: keyof typeof connectingMessages
  /** The missing package, or the response of the wallet. */
  readonly reason?: string | undefined
}

const hints: { readonly [code: string]: ConnectFailure['hint'] } = {
  'connection/connector-not-found': 'connecting.lostHint',
  'connection/no-common-network': 'connecting.networkHint',
  'networks/not-supported': 'connecting.networkHint',
  'rpc/chain-disconnected': 'connecting.networkHint',
  'rpc/disconnected': 'connecting.lockedHint',
  'rpc/unauthorized': 'connecting.lockedHint',
  'rpc/unrecognized-chain': 'connecting.networkHint',
  'rpc/unsupported-method': 'connecting.unsupportedHint',
  'solana/wallet-lacks-network': 'connecting.networkHint',
}

/** Characters of an answer that are shown at most. */
const limit = 120

/** The text for a failed connection. Shows the response of a wallet as a single line of plain text. */
export function toConnectFailure(error: unknown): ConnectFailure {
  const { code = '', details } = isError(error) ? error : {}
  const hint = hints[code]
  if (hint) return { hint }
  const [line = ''] = (details ?? '').trim().split('\n')
  // Connectors of wagmi import the libraries of their makers, which the app installs.
  const [, name] = /^dependency "(.+)" not found/.exec(line) ?? []
  if (name) return { hint: 'connecting.packageHint', reason: name }
  const reason = toVisibleLine(line, limit)
  return reason ? { hint: 'connecting.answeredHint', reason } : { hint: 'connecting.failedHint' }
}
