import type { Account } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'

/** A receiver that the user knows. */
export type KnownReceiver = {
  readonly address: string
  /** `account`: another account of the connected wallet. `past`: the receiver of an earlier transfer. */
  readonly kind: 'account' | 'past'
}

/** Other accounts of a wallet, then past receivers, each once and without the sender. */
export function listReceivers({
  namespace,
  from,
  accounts,
  past,
}: {
  readonly namespace: Namespace
  readonly from: string
  readonly accounts: readonly Pick<Account, 'address'>[]
  readonly past: readonly string[]
}): readonly KnownReceiver[] {
  const normalize = (address: string) => (namespace === 'eip155' ? address.toLowerCase() : address)
  const seen = new Set([normalize(from)])
  return [
    ...accounts.map(({ address }) => ({ address, kind: 'account' as const })),
    ...past.map(address => ({ address, kind: 'past' as const })),
  ].filter(({ address }) => !seen.has(normalize(address)) && seen.add(normalize(address)))
}
