import { isError } from '../../errors/BaseError.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { getAdapter } from '../connection/getAdapter.js'
import { accountsAtom, activeNamespaceAtom } from '../connection/start/atoms.js'
import { getRegistry, publishActivity } from '../requests/registry.js'
import { toCallsError, unknownId } from './errors.js'
import { getCallsStatus } from './getCallsStatus.js'
import { findRecord } from './records.js'

/** Parameters of {@link showCallsStatus}. */
export type ShowCallsStatusParameters = {
  /** As returned by `sendCalls`. */
  readonly id: string
}

/**
 * Shows the status of a batch: in the wallet that has sent it, or by `shownCalls` of `requestActivityAtom`, which the modal
 * of `@latchkit/react` shows. The latter applies to separate transactions, the embedded wallet, and wallets without
 * `wallet_showCallsStatus`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @throws CallsError `calls/unknown-id`
 *
 * @example
 * await showCallsStatus(client, { id })
 */
export async function showCallsStatus(client: Client, { id }: ShowCallsStatusParameters): Promise<void> {
  const record = findRecord(client, id)
  const namespace =
    (record?.chain.split(':')[0] as Namespace | undefined) ?? client.store.get(activeNamespaceAtom)
  const connector = namespace && client.store.get(accountsAtom)[namespace]?.connector
  const adapter = namespace && getAdapter(client, namespace)
  if (!record?.hashes && connector && connector.type !== 'auth' && adapter?.showCallsStatus)
    try {
      await adapter.showCallsStatus({ id, connectorId: record?.connectorId })
      return
    } catch (error) {
      if (!isError(error, 'adapter/capability-not-supported')) throw toCallsError(error, [unknownId])
    }
  if (!record) await getCallsStatus(client, { id })
  getRegistry(client).shownCalls = { id }
  publishActivity(client)
}
