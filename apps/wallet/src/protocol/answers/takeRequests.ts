import type { PendingRequestTypes } from '@walletconnect/types'
import type { Context } from '../context.js'
import { judgeRequest } from '../requests/judgeRequest.js'
import { judgeSolana } from '../requests/judgeSolana.js'
import { siteCall } from '../requests/siteCall.js'
import { giveAnswer } from './giveAnswer.js'
import { replyError } from './replyError.js'

const take = async (context: Context, request: PendingRequestTypes.Struct) => {
  const { id, topic } = request
  try {
    const call = siteCall(context, request)
    const { chainId } = request.params
    const outcome = chainId.startsWith('solana:')
      ? await judgeSolana(call, chainId)
      : await judgeRequest(call, context.store.get())
    if ('approval' in outcome) context.approvals.set(id, outcome.approval)
    else await giveAnswer(context, { kind: 'respond', id, topic, reply: { result: outcome.result } })
  } catch (error) {
    const reply = { error: replyError(error) }
    await giveAnswer(context, { kind: 'respond', id, topic, reply })
  }
}

/** Reads what came: answers at once what needs no click, and lists the rest. */
export async function takeRequests(context: Context): Promise<void> {
  const { settings, held } = context.store.get()
  if (settings.silent) return
  const fresh = context.kit
    .getPendingSessionRequests()
    .filter(({ id }) => !context.approvals.has(id) && !context.underWay.has(id))
    .filter(({ id }) => !held.some(answer => answer.id === id))
  await Promise.all(
    fresh.map(async request => {
      context.underWay.add(request.id)
      await take(context, request).finally(() => context.underWay.delete(request.id))
    }),
  )
  if (fresh.length > 0) context.changed()
}
