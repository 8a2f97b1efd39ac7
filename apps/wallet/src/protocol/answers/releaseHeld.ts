import type { Context } from '../context.js'
import { isOpen } from './isOpen.js'
import { sendAnswer } from './sendAnswer.js'

/** Sends the answers that were held, in their order. One that cannot be sent now stays held. */
export async function releaseHeld(context: Context): Promise<void> {
  for (const answer of context.store.get().held) {
    // What has expired meanwhile has nobody who waits for it.
    if (isOpen(context, answer)) await sendAnswer(context, answer)
    context.store.update(draft => {
      draft.held = draft.held.filter(({ id }) => id !== answer.id)
    })
  }
}
