import type { PendingRequestTypes } from '@walletconnect/types'
import { giveAnswer, replyError, userRejected } from './answers.js'
import { executeRequest } from './requests/executeRequest.js'
import { readRequest } from './requests/readRequest.js'
import { readSolanaRequest } from './requests/readSolanaRequest.js'
import { siteCall } from './requests/toSiteCall.js'
import type { Context, PendingItem, RpcReply } from './types.js'

/** Returns what waits for a click, the oldest first. */
export function listPending({ kit, store, approvals, reading }: Context): PendingItem[] {
  const { settings, held } = store.get()
  if (settings.silent) return []
  const { signClient } = kit.engine
  const signIns = settings.noSignIn ? [] : signClient.auth.requests.getAll()
  const items: PendingItem[] = [
    ...signClient.proposal
      .getAll()
      .map(proposal => ({ kind: 'proposal', id: proposal.id, proposal }) as const),
    ...signIns.map(request => ({ kind: 'signIn', id: request.id, request }) as const),
    ...kit
      .getPendingSessionRequests()
      .filter(({ id }) => approvals.has(id))
      .map(request => ({ kind: 'request', id: request.id, request }) as const),
  ]
  return items
    .filter(({ id }) => !reading.has(id) && !held.some(answer => answer.id === id))
    .sort((first, second) => first.id - second.id)
}

/** Rejects proposals and sign-ins without a click when the wallet is set to. */
export async function rejectProposals(context: Context): Promise<void> {
  if (!context.store.get().settings.autoReject) return
  for (const { kind, id } of listPending(context))
    if (kind !== 'request')
      await giveAnswer(context, {
        kind: kind === 'proposal' ? 'reject' : 'rejectSignIn',
        id,
        reason: userRejected,
      })
}

const readOne = async (context: Context, request: PendingRequestTypes.Struct) => {
  const { id, topic } = request
  const respond = (reply: RpcReply) => giveAnswer(context, { kind: 'respond', id, topic, reply })
  try {
    const call = siteCall(context, request)
    const { chainId } = request.params
    const outcome = chainId.startsWith('solana:')
      ? await readSolanaRequest(call, chainId)
      : await readRequest(call, context.store.get())
    if ('approval' in outcome) context.approvals.set(id, outcome.approval)
    else await respond({ result: outcome.result })
  } catch (error) {
    await respond({ error: replyError(error) })
  }
}

/** Reads new requests: answers those that need no click, and lists the others. */
export async function readRequests(context: Context): Promise<void> {
  const { settings, held } = context.store.get()
  if (settings.silent) return
  const { kit, approvals, reading } = context
  const fresh = kit
    .getPendingSessionRequests()
    .filter(({ id }) => !approvals.has(id) && !reading.has(id))
    .filter(({ id }) => !held.some(answer => answer.id === id))
  await Promise.all(
    fresh.map(async request => {
      reading.add(request.id)
      await readOne(context, request).finally(() => reading.delete(request.id))
    }),
  )
  if (fresh.length > 0) context.changed()
}

/** Executes and answers a request that was approved, or rejects it. */
export async function answerRequest(
  context: Context,
  request: PendingRequestTypes.Struct,
  approved: boolean,
): Promise<void> {
  const { id, topic } = request
  const approval = context.approvals.get(id)
  const respond = (reply: RpcReply, more = {}) =>
    giveAnswer(context, { kind: 'respond', id, topic, reply, ...more })
  if (!approved || !approval) {
    const { rejectCode } = context.store.get().settings
    return await respond({ error: { code: rejectCode, message: 'User rejected.' } })
  }
  let executed: Awaited<ReturnType<typeof executeRequest>>
  try {
    executed = await executeRequest(context, request, approval)
  } catch (error) {
    return await respond({ error: replyError(error) })
  }
  const { result, ...more } = executed
  await respond({ result }, more)
}
