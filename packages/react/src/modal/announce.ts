import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'

/** Tells assistive technology something that sighted people see, such as a status or "Copied". */
export function announce(latchkit: Latchkit, text: string): void {
  const { announcement } = getInternals(latchkit)
  // A live region stays silent when its text does not change; a space nobody hears changes it.
  announcement.set(announcement.get() === text ? `${text}\u00a0` : text)
}
