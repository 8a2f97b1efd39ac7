import type { Context } from '../context.js'
import { listAsks } from '../listAsks.js'
import { giveAnswer } from './giveAnswer.js'

/** Rejects proposals without a click when the wallet is set to. */
export async function takeProposals(context: Context): Promise<void> {
  const { autoReject } = context.store.get().settings
  if (!autoReject) return
  const reason = { code: 5000, message: 'User rejected.' }
  for (const ask of listAsks(context))
    if (ask.kind !== 'request')
      await giveAnswer(context, {
        kind: ask.kind === 'proposal' ? 'reject' : 'refuseSignIn',
        id: ask.id,
        reason,
      })
}
