import { isError } from '../../../errors/BaseError.js'
import { toProviderRpcError } from '../../../errors/toProviderRpcError.js'
import { pollUntil } from '../../../http/pollUntil.js'
import type { BatchCall } from '../../../types/calls.js'
import type { Client } from '../../../types/client.js'
import type { CaipNetworkId } from '../../../types/namespace.js'
import { getEnd, type SentOutcome } from '../../activity/followSent.js'
import { refreshAccount } from '../../activity/refreshAccount.js'
import { keepRecord } from '../../calls/records.js'
import { getAdapter } from '../../connection/getAdapter.js'
import { accountsAtom } from '../../connection/start/atoms.js'
import type { SwapPreview } from '../types.js'

/** Sends approval and swap as one batch. */
export type SwapBatch = {
  /** Resolves to the id of the batch; to undefined if the wallet refuses to execute the calls atomically, and sent nothing. */
  send(calls: readonly BatchCall[]): Promise<string | undefined>
  /** Waits for the end of the batch. Undefined if the outcome is not known. Never rejects. */
  follow(id: string): Promise<SentOutcome | undefined>
}

/** Milliseconds in which a wallet has to return its capabilities: it may be a locked phone. */
const longestWait = 4000
/** Longest milliseconds between two reads of the status of a batch, in the first minutes. */
const interval = 4000
/** The upgrade of the account was rejected; the calls cannot be atomic (EIP-5792). */
const refusals: readonly unknown[] = [5750, 5760]

/**
 * Returns how the account of a swap sends an atomic batch; undefined if the wallet executes calls one by one, or does not
 * report it. Never rejects. Calls the adapter directly, because the actions of batches are a separate module, which few
 * apps with swaps load.
 */
export async function openBatch(client: Client, preview: SwapPreview): Promise<SwapBatch | undefined> {
  const { network, from, sourceToken, toToken } = preview
  const { caipNetworkId, chainNamespace } = network
  const { getCapabilities, sendCalls, getCallsStatus } = getAdapter(client, chainNamespace)
  const connectorId = client.store.get(accountsAtom)[chainNamespace]?.connector?.id
  if (!getCapabilities || !sendCalls || !getCallsStatus || !connectorId) return undefined
  type Capabilities = { readonly [id in CaipNetworkId]?: { readonly [name: string]: unknown } }
  const asked: Promise<Capabilities> = getCapabilities({ address: from }).catch(() => ({}))
  const late = new Promise<Capabilities>(resolve => {
    setTimeout(resolve, longestWait, {})
  })
  const capabilities = await Promise.race([asked, late])
  const { atomic } = {
    ...capabilities[`${chainNamespace}:0` as CaipNetworkId],
    ...capabilities[caipNetworkId],
  }
  const { status } = (atomic ?? {}) as { readonly status?: unknown }
  if (status !== 'supported' && status !== 'ready') return undefined
  const { signal } = getEnd(client)
  return {
    async send(calls) {
      try {
        const { id } = await sendCalls({ calls, caipNetworkId, from, atomicRequired: true })
        keepRecord(client, {
          id,
          chain: caipNetworkId,
          address: from,
          connectorId,
          sentAt: Date.now(),
          count: calls.length,
        })
        return id
      } catch (error) {
        if (isRefusedAsOne(error)) return undefined
        throw toProviderRpcError(error)
      }
    },
    async follow(id) {
      const read = async () => {
        const found = await getCallsStatus({ id, connectorId })
        return found.status < 200 ? undefined : found
      }
      try {
        const { status, receipts } = await pollUntil({ read, interval, signal })
        refreshAccount(client, { network, address: from, tokens: [sourceToken.address, toToken.address] })
        const isDone = status < 300 && receipts.every(receipt => receipt.status === 'success')
        const hash = receipts.at(-1)?.transactionHash ?? ''
        return { status: isDone ? 'confirmed' : 'failed', hash, isNew: true }
      } catch (error) {
        if (!signal.aborted) client.logger.warn('It is not known how a batch ended', { error, id })
        return undefined
      }
    },
  }
}

function isRefusedAsOne(error: unknown): boolean {
  if (isError(error, 'adapter/capability-not-supported')) return true
  for (let layer = error, depth = 0; layer && depth < 8; depth += 1) {
    const { code, rpcCode, cause } = layer as { code?: unknown; rpcCode?: unknown; cause?: unknown }
    if (refusals.includes(code) || refusals.includes(rpcCode)) return true
    layer = cause
  }
  return false
}
