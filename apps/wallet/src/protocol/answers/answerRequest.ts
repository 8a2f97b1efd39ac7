import type { PendingRequestTypes } from '@walletconnect/types'
import type { Context } from '../context.js'
import { carryOut } from '../requests/carryOut.js'
import type { Answer } from '../types.js'
import { giveAnswer } from './giveAnswer.js'
import { replyError } from './replyError.js'

const decide = async (
  context: Context,
  request: PendingRequestTypes.Struct,
  approved: boolean,
): Promise<Answer> => {
  const { id, topic } = request
  const approval = context.approvals.get(id)
  const { rejectCode } = context.store.get().settings
  if (!approved || !approval)
    return {
      kind: 'respond',
      id,
      topic,
      reply: { error: { code: rejectCode, message: 'User rejected.' } },
    }
  try {
    const { result, ...more } = await carryOut(context, request, approval)
    return { kind: 'respond', id, topic, reply: { result }, ...more }
  } catch (error) {
    return { kind: 'respond', id, topic, reply: { error: replyError(error) } }
  }
}

/** Carries out a click on a request. */
export async function answerRequest(
  context: Context,
  request: PendingRequestTypes.Struct,
  approved: boolean,
): Promise<void> {
  await giveAnswer(context, await decide(context, request, approved))
}
