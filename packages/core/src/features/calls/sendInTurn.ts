import { createOwned } from '../../client/internal.js'
import type { CallsBatch } from '../../types/calls.js'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { followSent } from '../activity/followSent.js'
import type { Caller } from './getCaller.js'
import { findRecord, keepRecord } from './records.js'
import type { CallsRecord } from './types.js'

/** The batches whose calls this client sends sequentially, and the transactions that it waits for. */
const getOpen = /*#__PURE__*/ createOwned('calls.open', () => ({
  ids: new Set<string>(),
  followed: new Map<string, Promise<boolean>>(),
}))

/**
 * Name of the lock that a tab holds while it sends the calls of a batch, so that other tabs detect that it is still
 * sending.
 */
const lockOf = (client: Client, id: string) => `${client.config.storageKey}.calls.${id}`

/** The part of Web Locks that is used. */
type Locks = {
  request(name: string, run: () => Promise<void>): Promise<void>
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>
}

/** Absent in older versions of Node and on pages without TLS. */
const getLocks = () => (globalThis as { readonly navigator?: { readonly locks?: Locks } }).navigator?.locks

/** Whether a tab of this browser is about to send further calls of a batch. */
export async function isSending(client: Client, id: string): Promise<boolean> {
  if (getOpen(client).ids.has(id)) return true
  const { held = [] } = (await getLocks()?.query()) ?? {}
  return held.some(({ name }) => name === lockOf(client, id))
}

/** Parameters of {@link sendInTurn}. */
export type SendInTurnParameters = {
  readonly calls: CallsBatch['calls']
  readonly record: CallsRecord
  readonly caller: Pick<Caller, 'adapter' | 'network'>
}

/**
 * Sends the calls of a batch as transactions, each after the receipt of the previous transaction, and resolves when the
 * last transaction was sent. Stops at the first transaction that is refused, reverts or is replaced.
 *
 * @throws the error of the wallet, if it refuses the first call
 */
export async function sendInTurn(client: Client, parameters: SendInTurnParameters): Promise<void> {
  const { id } = parameters.record
  const { ids } = getOpen(client)
  const run = () => sendAll(client, parameters)
  const locks = getLocks()
  ids.add(id)
  try {
    await (locks ? locks.request(lockOf(client, id), run) : run())
  } finally {
    ids.delete(id)
  }
}

async function sendAll(
  client: Client,
  { calls, record, caller: { adapter, network } }: SendInTurnParameters,
): Promise<void> {
  const { id, address: from } = record
  const { caipNetworkId } = network
  for (const [index, { to, data, value }] of calls.entries()) {
    let hash: string
    try {
      hash = await adapter.sendTransaction({ to, data, value, from, caipNetworkId })
    } catch (error) {
      if (index === 0) throw error
      client.logger.warn('The rest of a batch was not sent', { id, sent: index, error })
      return stop(client, record)
    }
    const { hashes = [] } = findRecord(client, id) ?? {}
    const sent = { ...record, hashes: [...hashes, hash] }
    keepRecord(client, sent)
    const isIncluded = follow(client, { record: sent, hash, network })
    if (index < calls.length - 1 && !(await isIncluded)) return stop(client, record)
  }
}

function stop(client: Client, record: CallsRecord): void {
  keepRecord(client, { ...(findRecord(client, record.id) ?? record), isStopped: true })
}

/**
 * Waits for a transaction of a batch, once however often it is called, and corrects the stored record if the wallet has
 * sped up or replaced the transaction. Resolves to whether it is on the chain without a revert. Never rejects.
 */
export function follow(
  client: Client,
  {
    record: { id, address },
    hash,
    network,
  }: { readonly record: CallsRecord; readonly hash: string; readonly network: Network },
): Promise<boolean> {
  const { followed } = getOpen(client)
  const known = followed.get(hash)
  if (known) return known
  const end = followSent(client, { hash, network, address, tokens: [] }).then(outcome => {
    if (!outcome) followed.delete(hash)
    const record = findRecord(client, id)
    const isReplaced = outcome?.status === 'replaced' || outcome?.status === 'cancelled'
    if (outcome && record?.hashes && (isReplaced || outcome.hash !== hash))
      keepRecord(client, {
        ...record,
        hashes: record.hashes.flatMap(one => (one !== hash ? [one] : isReplaced ? [] : [outcome.hash])),
        isStopped: record.isStopped || isReplaced,
      })
    return outcome?.status === 'confirmed'
  })
  followed.set(hash, end)
  return end
}
