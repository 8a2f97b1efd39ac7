import { createOwned } from '../../client/internal.js'
import { peekQueryClient } from '../../query/openQueryClient.js'
import type { Client } from '../../types/client.js'

/** Parameters of {@link setAddressLabel}. */
export type SetAddressLabelParameters = {
  /** As the namespace writes it, without a CAIP-10 prefix. */
  readonly address: string
  /** Label to show, such as `Treasury`; undefined removes it. */
  readonly label: string | undefined
}

const labels = /*#__PURE__*/ createOwned('names.labels', () => new Map<string, string>())

/**
 * Sets a label for an address in this client: the modal and `useIdentity` show it instead of the account's name. It is kept
 * until the client is destroyed, and never sent.
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
 * Returns the label of an address; undefined if there is none.
 *
 * @example
 * getAddressLabel(client, address) // 'Treasury'
 */
export function getAddressLabel(client: Client, address: string): string | undefined {
  return labels(client).get(toKey(address))
}

/** Letters of an eip155 address may have either case; the case of base58 is significant. */
function toKey(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}
