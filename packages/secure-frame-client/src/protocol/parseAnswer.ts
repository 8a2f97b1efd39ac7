import * as z from 'zod/mini'
import { answerPayloads } from './answers.js'
import { errorSchema, type FrameErrorPayload } from './errors.js'
import { eventPayloads, type FrameEvent } from './events.js'
import { idSchema } from './fields.js'
import { toIssueText } from './issueText.js'
import { isWithinLimits } from './isWithinLimits.js'
import type { FrameRequestType } from './requests.js'
import { getResultSchema } from './rpcResults.js'

const answer = z.strictObject({
  id: idSchema,
  type: z.string().check(z.maxLength(64)),
  payload: z.optional(z.unknown()),
})
const event = z.strictObject({ type: z.string().check(z.maxLength(64)), payload: z.optional(z.unknown()) })
const events: ReadonlyMap<string, z.core.$ZodType> = /*#__PURE__*/ new Map(Object.entries(eventPayloads))

/** A message of the frame. The payload of an answer is read by {@link parseAnswer} once its request is known. */
export type ParsedMessage =
  | { readonly status: 'answer'; readonly id: string; readonly type: string; readonly payload: unknown }
  | { readonly status: 'event'; readonly event: FrameEvent }
  | { readonly status: 'dropped' }

/**
 * Reads a message that the page received on its port. Never throws.
 *
 * @example
 * const message = parseMessage(event.data)
 * if (message.status === 'answer') pending.get(message.id)?.(message)
 */
export function parseMessage(value: unknown): ParsedMessage {
  if (!isWithinLimits(value)) return { status: 'dropped' }
  const answered = z.safeParse(answer, value)
  if (answered.success) {
    const { id, type, payload } = answered.data
    return { status: 'answer', id, type, payload }
  }
  const header = z.safeParse(event, value)
  const schema = header.success ? events.get(header.data.type) : undefined
  if (!header.success || !schema) return { status: 'dropped' }
  const read = z.safeParse(schema, header.data.payload)
  return read.success
    ? { status: 'event', event: { type: header.data.type, payload: read.data } as FrameEvent }
    : { status: 'dropped' }
}

/** A parsed answer: its payload, its error, or the reason why it is invalid. */
export type ParsedAnswer =
  | { readonly status: 'success'; readonly payload: unknown }
  | { readonly status: 'error'; readonly error: FrameErrorPayload }
  /** The answer belongs to another request, or its payload does not match the request. */
  | { readonly status: 'invalid'; readonly message: string }

/**
 * Reads the answer to a request. Never throws. `method` is the method of an RPC_REQUEST or an APPROVAL_RETURNED, and
 * selects the schema of the result.
 *
 * @example
 * parseAnswer('GET_CHAIN_ID', { type: 'GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } })
 */
export function parseAnswer(
  type: FrameRequestType,
  received: { readonly type: string; readonly payload: unknown },
  method?: string | undefined,
): ParsedAnswer {
  if (received.type === `${type}_ERROR`) {
    const read = z.safeParse(errorSchema, received.payload, { error: toIssueText })
    if (read.success) return { status: 'error', error: read.data }
    return { status: 'invalid', message: read.error.issues[0]?.message ?? 'Invalid input' }
  }
  if (received.type !== `${type}_SUCCESS`) return { status: 'invalid', message: 'Invalid enum value' }
  const schema: z.core.$ZodType = method !== undefined ? getResultSchema(method) : answerPayloads[type]
  const read = z.safeParse(schema, received.payload, { error: toIssueText })
  return read.success
    ? { status: 'success', payload: read.data }
    : { status: 'invalid', message: read.error.issues[0]?.message ?? 'Invalid input' }
}
