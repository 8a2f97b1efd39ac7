import { createOwned } from '../../client/internal.js'
import { CapabilityNotSupportedError } from '../../errors/adapterErrors.js'
import { isError } from '../../errors/BaseError.js'
import { peekQueryClient } from '../../query/openQueryClient.js'
import type { CallReceipt, CallsStatus } from '../../types/calls.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { getAdapter } from '../connection/getAdapter.js'
import { accountsAtom, activeNamespaceAtom } from '../connection/start/atoms.js'
import { NetworkNotFoundError } from '../networks/errors.js'
import { networksAtom } from '../networks/start/atoms.js'
import { CallsError, toCallsError, unknownId } from './errors.js'
import { findRecord } from './records.js'
import { follow, isSending } from './sendInTurn.js'
import type { CallsRecord } from './types.js'

/** Parameters of {@link getCallsStatus}. */
export type GetCallsStatusParameters = {
  /** As returned by `sendCalls`. */
  readonly id: string
  readonly signal?: AbortSignal | undefined
}

/** Return type of {@link getCallsStatus}. */
export type GetCallsStatusReturnType = CallsStatus

/** The completed batches. */
const getEnded = /*#__PURE__*/ createOwned('calls.ended', () => new Set<string>())

/**
 * Returns the status of a batch: from the wallet that has sent it, or from the chain if its calls are separate
 * transactions. Works for 30 days, also after a reload.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @throws CallsError `calls/unknown-id`
 * @throws NetworkNotFoundError `networks/not-found`, if the app has removed the network since
 * @throws UnauthorizedError `rpc/unauthorized`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, for another chain family
 *
 * @example
 * const { status, receipts } = await getCallsStatus(client, { id })
 */
export async function getCallsStatus(
  client: Client,
  { id, signal }: GetCallsStatusParameters,
): Promise<GetCallsStatusReturnType> {
  const record = findRecord(client, id)
  const status = await (record?.hashes ? readSequence(client, record, signal) : askWallet(client, id, record))
  noteEnd(client, status)
  return status
}

async function askWallet(
  client: Client,
  id: string,
  record: CallsRecord | undefined,
): Promise<GetCallsStatusReturnType> {
  const namespace =
    (record?.chain.split(':')[0] as Namespace | undefined) ?? client.store.get(activeNamespaceAtom)
  // The wallet of another app may have sent it. Without a connected wallet the status is not known.
  if (!namespace || (!record && !client.store.get(accountsAtom)[namespace]?.address))
    throw new CallsError(unknownId)
  const adapter = getAdapter(client, namespace)
  if (!adapter.getCallsStatus)
    throw new CapabilityNotSupportedError({ capability: 'getCallsStatus', namespace })
  try {
    return await adapter.getCallsStatus({ id, connectorId: record?.connectorId })
  } catch (error) {
    // A wallet without batches has not sent a batch.
    if (!record && isError(error, 'adapter/capability-not-supported'))
      throw new CallsError(unknownId, { cause: error })
    throw toCallsError(error, [unknownId])
  }
}

/** Reads the status of the transactions of a batch. */
async function readSequence(
  client: Client,
  record: CallsRecord,
  signal: AbortSignal | undefined,
): Promise<GetCallsStatusReturnType> {
  const { id, chain, hashes = [], count } = record
  const network = client.store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chain)
  if (!network) throw new NetworkNotFoundError({ caipNetworkId: chain })
  const adapter = getAdapter(client, network.chainNamespace)
  if (!adapter.getReceipts)
    throw new CapabilityNotSupportedError({ capability: 'getReceipts', namespace: network.chainNamespace })
  const all = await adapter.getReceipts({ hashes, network, signal })
  // A transaction that is in no block may be replaced by another, which only a pending wait detects.
  for (const [index, hash] of hashes.entries())
    if (!all[index]) void follow(client, { record, hash, network })
  const receipts = all.filter(receipt => receipt !== undefined)
  const isOpen =
    receipts.length < hashes.length ||
    (!record.isStopped && hashes.length < count && (await isSending(client, id)))
  const status = isOpen ? 100 : toStatus(receipts, count)
  return { id, caipNetworkId: chain, status, atomic: false, receipts }
}

function toStatus(receipts: readonly CallReceipt[], count: number): number {
  const done = receipts.filter(({ status }) => status === 'success').length
  if (done === count) return 200
  if (done > 0) return 600
  return receipts.length > 0 ? 500 : 400
}

/** A completed batch changed the balances of the account, and may have upgraded it. */
function noteEnd(client: Client, { id, status }: CallsStatus): void {
  const ended = getEnded(client)
  if (status < 200 || ended.has(id)) return
  ended.add(id)
  for (const name of ['balance', 'tokenBalances', 'transactions', 'capabilities'])
    void peekQueryClient(client)?.invalidateQueries({ queryKey: ['latchkit', client.uid, name] })
}
