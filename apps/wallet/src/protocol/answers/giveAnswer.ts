import type { Context } from '../context.js'
import type { Answer } from '../types.js'
import { sendAnswer } from './sendAnswer.js'

/** Sends an answer, or keeps it until "Release" when answers are to be late. */
export async function giveAnswer(context: Context, answer: Answer): Promise<void> {
  const hold = () =>
    context.store.update(draft => {
      draft.held.push(answer)
    })
  context.approvals.delete(answer.id)
  if (context.store.get().settings.answerLate) hold()
  else
    try {
      await sendAnswer(context, answer)
    } catch (error) {
      // Asked again, a transaction that was sent already would be sent twice.
      if (answer.kind === 'respond') hold()
      throw error
    }
  context.changed()
}
