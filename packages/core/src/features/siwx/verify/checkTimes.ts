import { parseDateTime } from '../message/parseDateTime.js'
import type { SiwxMessageData } from '../types.js'
import { refusal } from './refusal.js'
import type { SiwxVerification } from './types.js'

/** Whether the message holds at a moment; undefined where it does. It does not any more at the very time it ends. */
export function checkTimes(data: SiwxMessageData, now: number): SiwxVerification | undefined {
  const { notBefore, expirationTime } = data
  // A text whose times are no days of the calendar has been refused before.
  if (notBefore !== undefined && now < (parseDateTime(notBefore) ?? Number.POSITIVE_INFINITY))
    return refusal('not-yet-valid', `The message holds from ${notBefore}.`)
  if (expirationTime !== undefined && now >= (parseDateTime(expirationTime) ?? Number.NEGATIVE_INFINITY))
    return refusal('expired', `The message held until ${expirationTime}.`)
  return undefined
}
