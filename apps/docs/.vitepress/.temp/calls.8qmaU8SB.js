import { o as followSent } from './account.DZPedvV0.js'
import { n as isError } from './BaseError.DWSHhfZu.js'
import {
  r as accountsAtom,
  i as activeNamespaceAtom,
  m as createOwned,
  E as networksAtom,
} from './client.ChoDqs0c.js'
import { t as getRegistry, i as publishActivity } from './requests.CKGCtwAt.js'
import {
  qt as CapabilityNotSupportedError,
  F as getAdapter,
  Lt as isCaipNetworkId,
  Nt as NetworkNotFoundError,
  Vt as ProviderRpcError,
  et as peekQueryClient,
  Pt as toProviderRpcError,
} from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/calls/errors.js
/**
 * A batch was refused, by the wallet or before it. `rpcCode` is the number of EIP-5792, and each number has a `code`:
 * `calls/invalid` -32602, `calls/capability-not-supported` 5700, `calls/chain-not-supported` 5710, `calls/duplicate-id`
 * 5720, `calls/unknown-id` 5730, `calls/too-large` 5740, `calls/upgrade-rejected` 5750, `calls/not-atomic` 5760.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792#error-codes
 */
var CallsError = class extends ProviderRpcError {
  name = 'CallsError'
  constructor(kind, { cause, reason } = {}) {
    const { code, rpcCode, text, hint } = kind
    super(text, {
      code,
      rpcCode,
      cause,
      metaMessages: reason ? [reason, hint] : [hint],
    })
  }
}
var unknownId = {
  rpcCode: 5730,
  code: 'calls/unknown-id',
  text: 'No batch with this id is known',
  hint: 'Ids are kept for 30 days.',
}
/** Maps an error of an adapter: the numbers of `kinds` to errors of EIP-5792, everything else as for other requests. */
function toCallsError(error, kinds) {
  for (let layer = error, depth = 0; layer && depth < 8; depth += 1) {
    const { code, rpcCode, cause } = layer
    const kind = kinds.find(known => known.rpcCode === code || known.rpcCode === rpcCode)
    if (kind) return new CallsError(kind, { cause: error })
    layer = cause
  }
  return toProviderRpcError(error)
}
// ../../packages/core/dist/features/calls.js
/** Milliseconds for which a batch is stored. */
var lifetime = 2592e6
/** Maximum number of stored batches. */
var limit = 100
var keyOf = ({ config }) => `${config.storageKey}.calls`
/** The batches that were sent from this browser, latest first. Invalid values in storage are ignored. */
function readRecords(client) {
  const oldest = Date.now() - lifetime
  try {
    return JSON.parse(client.storage.get(keyOf(client)) ?? '[]')
      .filter(
        ({ id, address, connectorId, hashes = [], chain, sentAt }) =>
          [id, address, connectorId, ...hashes].every(text => typeof text === 'string') &&
          isCaipNetworkId(chain) &&
          sentAt > oldest,
      )
      .slice(0, limit)
  } catch {
    client.logger.warn('The batches in storage cannot be read.')
    return []
  }
}
/** The batch with an id; undefined where this browser has not sent it, or more than 30 days ago. */
function findRecord(client, id) {
  return readRecords(client).find(record => record.id === id)
}
/** Stores a batch, and replaces the stored batch with its id. */
function keepRecord(client, record) {
  const others = readRecords(client).filter(({ id }) => id !== record.id)
  client.storage.set(keyOf(client), JSON.stringify([record, ...others].slice(0, limit)))
}
/** The batches whose calls this client sends sequentially, and the transactions that it waits for. */
var getOpen = /*#__PURE__*/ createOwned('calls.open', () => ({
  ids: /* @__PURE__ */ new Set(),
  followed: /* @__PURE__ */ new Map(),
}))
/**
 * Name of the lock that a tab holds while it sends the calls of a batch, so that other tabs detect that it is still
 * sending.
 */
var lockOf = (client, id) => `${client.config.storageKey}.calls.${id}`
/** Absent in older versions of Node and on pages without TLS. */
var getLocks = () => globalThis.navigator?.locks
/** Whether a tab of this browser is about to send further calls of a batch. */
async function isSending(client, id) {
  if (getOpen(client).ids.has(id)) return true
  const { held = [] } = (await getLocks()?.query()) ?? {}
  return held.some(({ name }) => name === lockOf(client, id))
}
/**
 * Waits for a transaction of a batch, once however often it is called, and corrects the stored record if the wallet has
 * sped up or replaced the transaction. Resolves to whether it is on the chain without a revert. Never rejects.
 */
function follow(client, { record: { id, address }, hash, network }) {
  const { followed } = getOpen(client)
  const known = followed.get(hash)
  if (known) return known
  const end = followSent(client, {
    hash,
    network,
    address,
    tokens: [],
  }).then(outcome => {
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
/** The completed batches. */
var getEnded = /*#__PURE__*/ createOwned('calls.ended', () => /* @__PURE__ */ new Set())
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
async function getCallsStatus(client, { id, signal }) {
  const record = findRecord(client, id)
  const status = await (record?.hashes ? readSequence(client, record, signal) : askWallet(client, id, record))
  noteEnd(client, status)
  return status
}
async function askWallet(client, id, record) {
  const namespace = record?.chain.split(':')[0] ?? client.store.get(activeNamespaceAtom)
  if (!namespace || (!record && !client.store.get(accountsAtom)[namespace]?.address))
    throw new CallsError(unknownId)
  const adapter = getAdapter(client, namespace)
  if (!adapter.getCallsStatus)
    throw new CapabilityNotSupportedError({
      capability: 'getCallsStatus',
      namespace,
    })
  try {
    return await adapter.getCallsStatus({
      id,
      connectorId: record?.connectorId,
    })
  } catch (error) {
    if (!record && isError(error, 'adapter/capability-not-supported'))
      throw new CallsError(unknownId, { cause: error })
    throw toCallsError(error, [unknownId])
  }
}
/** Reads the status of the transactions of a batch. */
async function readSequence(client, record, signal) {
  const { id, chain, hashes = [], count } = record
  const network = client.store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chain)
  if (!network) throw new NetworkNotFoundError({ caipNetworkId: chain })
  const adapter = getAdapter(client, network.chainNamespace)
  if (!adapter.getReceipts)
    throw new CapabilityNotSupportedError({
      capability: 'getReceipts',
      namespace: network.chainNamespace,
    })
  const all = await adapter.getReceipts({
    hashes,
    network,
    signal,
  })
  for (const [index, hash] of hashes.entries())
    if (!all[index])
      follow(client, {
        record,
        hash,
        network,
      })
  const receipts = all.filter(receipt => receipt !== void 0)
  return {
    id,
    caipNetworkId: chain,
    status:
      receipts.length < hashes.length ||
      (!record.isStopped && hashes.length < count && (await isSending(client, id)))
        ? 100
        : toStatus(receipts, count),
    atomic: false,
    receipts,
  }
}
function toStatus(receipts, count) {
  const done = receipts.filter(({ status }) => status === 'success').length
  if (done === count) return 200
  if (done > 0) return 600
  return receipts.length > 0 ? 500 : 400
}
/** A completed batch changed the balances of the account, and may have upgraded it. */
function noteEnd(client, { id, status }) {
  const ended = getEnded(client)
  if (status < 200 || ended.has(id)) return
  ended.add(id)
  for (const name of ['balance', 'tokenBalances', 'transactions', 'capabilities'])
    peekQueryClient(client)?.invalidateQueries({ queryKey: ['latchkit', client.uid, name] })
}
/**
 * Options for a query of the status of a batch, which refetches until the batch is complete: first after 1 second, then at
 * growing intervals up to 4 seconds.
 *
 * @throws CallsError `calls/unknown-id`
 *
 * @example
 * useQuery(callsStatusQueryOptions(client, { id }))
 */
function callsStatusQueryOptions(client, { id }) {
  return {
    queryKey: ['latchkit', client.uid, 'callsStatus', id],
    queryFn: ({ signal }) =>
      getCallsStatus(client, {
        id,
        signal,
      }),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      Number(data?.status) >= 200 ? false : Math.min(4e3, 1e3 + 200 * (dataUpdateCount + errorUpdateCount)),
  }
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
async function showCallsStatus(client, { id }) {
  const record = findRecord(client, id)
  const namespace = record?.chain.split(':')[0] ?? client.store.get(activeNamespaceAtom)
  const connector = namespace && client.store.get(accountsAtom)[namespace]?.connector
  const adapter = namespace && getAdapter(client, namespace)
  if (!record?.hashes && connector && connector.type !== 'auth' && adapter?.showCallsStatus)
    try {
      await adapter.showCallsStatus({
        id,
        connectorId: record?.connectorId,
      })
      return
    } catch (error) {
      if (!isError(error, 'adapter/capability-not-supported')) throw toCallsError(error, [unknownId])
    }
  if (!record) await getCallsStatus(client, { id })
  getRegistry(client).shownCalls = { id }
  publishActivity(client)
}

export { callsStatusQueryOptions as t, keepRecord as n, showCallsStatus as r }
