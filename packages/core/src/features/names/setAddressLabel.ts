import { createOwned } from '../../client/internal.js'
import { peekQueryClient } from '../../query/openQueryClient.js'
import type { Client } from '../../types/client.js'

/** Parameters of {@link setAddressLabel}. */
export type SetAddressLabelParameters = {
  /** As the namespace writes it, without a CAIP-10 prefix. */
  readonly address: string
  /** What is shown, such as `Treasury`; undefined removes it. */
  readonly label: string | undefined
}

const labels = /*#__PURE__*/ createOwned('names.labels', () => new Map<string, string>())

/**
 * Names an address for this client: where an account has a name, in the modal and in `useIdentity`, the label stands
 * instead. It is kept until the client is destroyed, and sent nowhere.
 *
 * @example
 * setAddressLabel(client, { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', label: 'Treasury' })
 */
export function setAddressLabel(client: Client, { address, label }: SetAddressLabelParameters): void {
  const text = label?.trim()
  if (text) labels(client).set(toKey(address), text)
  else labels(client).delete(toKey(address))
  void peekQueryClient(client)?.invalidateQueries({
    queryKey: ['latchkit', client.uid, 'identity'],
    predicate: ({ queryKey }) => toKey(String(queryKey[4])) === toKey(address),
  })
}

/**
 * Returns the label of an address; undefined without one.
 *
 * @example
 * getAddressLabel(client, address) // 'Treasury'
 */
export function getAddressLabel(client: Client, address: string): string | undefined {
  return labels(client).get(toKey(address))
}

/** The letters of an eip155 address have either case; those of base58 mean something. */
function toKey(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}
