import { isError } from '../../errors/BaseError.js'
import type { CallsBatch, SentCalls } from '../../types/calls.js'
import type { Client } from '../../types/client.js'
import type { NetworkReference } from '../../types/network.js'
import { checkCalls, checkSequence, findRequirement } from './checkCalls.js'
import {
  CallsError,
  duplicateId,
  invalidCalls,
  notAtomic,
  toCallsError,
  tooLarge,
  unsupportedCapability,
  unsupportedChain,
  upgradeRejected,
} from './errors.js'
import { type Caller, getCaller } from './getCaller.js'
import { findRecord, keepRecord } from './records.js'
import { sendInTurn } from './sendInTurn.js'
import type { CallsRecord } from './types.js'

/** Parameters of {@link sendCalls}. */
export type SendCallsParameters = Pick<CallsBatch, 'calls' | 'id' | 'atomicRequired' | 'capabilities'> & {
  /** Network to send on. Default: the network that is shown. */
  readonly network?: NetworkReference | undefined
  /**
   * Called before the wallet gets the first of several separate transactions, because it does not support batches; a
   * returned promise is awaited. If it throws, nothing is sent and `sendCalls` throws the same error.
   */
  readonly onSequential?: ((batch: { readonly count: number }) => void | Promise<void>) | undefined
}

/** Return type of {@link sendCalls}. */
export type SendCallsReturnType = SentCalls

/** Errors that wallets refuse a batch with. */
const refusals = [
  invalidCalls,
  unsupportedCapability,
  unsupportedChain,
  duplicateId,
  tooLarge,
  upgradeRejected,
  notAtomic,
]

/** Milliseconds for which the id of a batch cannot be reused. */
const uniqueFor = 24 * 3_600_000

/**
 * Sends several calls. A wallet with `wallet_sendCalls` gets them as a batch. If the wallet answers that it does not have
 * the method, the calls are sent as separate transactions in their order, each after the previous transaction is on the
 * chain without a revert; `onSequential` is called before. Resolves when the wallet has accepted the batch, or the last
 * transaction. Also resolves when the user rejects a later transaction, or when a later transaction fails: `getCallsStatus`
 * then returns 600.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @throws CallsError `calls/invalid`, `calls/capability-not-supported`, `calls/chain-not-supported`, `calls/duplicate-id`,
 * `calls/too-large`, `calls/upgrade-rejected`, `calls/not-atomic`
 * @throws UserRejectedError `rpc/user-rejected`: nothing was sent
 * @throws UnauthorizedError `rpc/unauthorized`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, for another chain family
 *
 * @example
 * const { id } = await sendCalls(client, { calls: [{ to: token, data: approve }, { to: exchange, data: swap }] })
 */
export async function sendCalls(
  client: Client,
  { network: reference, onSequential, ...batch }: SendCallsParameters,
): Promise<SendCallsReturnType> {
  const { calls, id: given } = batch
  checkCalls(batch)
  const caller = getCaller(client, reference)
  const { address, connector, network, adapter } = caller
  const before = given === undefined ? undefined : findRecord(client, given)
  if (before && Date.now() - before.sentAt < uniqueFor) throw new CallsError(duplicateId)
  const record: Omit<CallsRecord, 'id'> = {
    chain: network.caipNetworkId,
    address,
    connectorId: connector.id,
    sentAt: Date.now(),
    count: calls.length,
  }
  await refuseEarly(caller, batch)
  try {
    const sent = await adapter.sendCalls({ ...batch, from: address, caipNetworkId: network.caipNetworkId })
    keepRecord(client, { ...record, id: sent.id })
    return sent
  } catch (error) {
    if (!isError(error, 'adapter/capability-not-supported')) throw toCallsError(error, refusals)
  }
  checkSequence(batch)
  if (calls.length > 1) await onSequential?.({ count: calls.length })
  const id = given ?? createId()
  try {
    await sendInTurn(client, { calls, record: { ...record, id }, caller })
  } catch (error) {
    throw toCallsError(error, refusals)
  }
  return { id }
}

/**
 * A wallet on another network gets a switch request before the calls. A wallet that has to support batches, but does not,
 * gets neither.
 */
async function refuseEarly({ adapter, address, isThere }: Caller, batch: SendCallsParameters): Promise<void> {
  const requirement = findRequirement(batch)
  if (isThere || !requirement) return
  await adapter.getCapabilities?.({ address }).catch((error: unknown) => {
    if (isError(error, 'adapter/capability-not-supported')) throw requirement
  })
}

function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `0x${[...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}
