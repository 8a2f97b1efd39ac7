import * as z from 'zod/mini'
import { type FrameErrorPayload, rpcCodes } from './errors.js'
import { idSchema } from './fields.js'
import { toIssueText } from './issueText.js'
import { isWithinLimits } from './isWithinLimits.js'
import { type FrameRequest, requestPayloads } from './requests.js'
import { getParamsSchema } from './rpcParams.js'

const head = z.object({ id: idSchema, type: z.string().check(z.regex(/^[A-Z][A-Z_]{1,47}$/)) })
const envelope = z.strictObject({ ...head.shape, payload: z.optional(z.unknown()) })

const byType: ReadonlyMap<string, z.core.$ZodType> = /*#__PURE__*/ new Map(Object.entries(requestPayloads))

/** A message of the page: a request, a message to answer with an error, or a message to drop. */
export type ParsedRequest =
  | { readonly status: 'request'; readonly request: FrameRequest }
  | {
      readonly status: 'refused'
      readonly id: string
      readonly type: string
      readonly error: FrameErrorPayload
    }
  | { readonly status: 'dropped' }

/**
 * Reads a message that the frame received on its port. Never throws. A message without an id cannot be answered and is
 * dropped; any other mistake is answered with `<type>_ERROR` and the error. The caller checks whether the method is allowed
 * and whether the id was used before.
 *
 * @example
 * const parsed = parseRequest(event.data)
 * if (parsed.status === 'refused') port.postMessage({ id: parsed.id, type: `${parsed.type}_ERROR`, payload: parsed.error })
 */
export function parseRequest(value: unknown): ParsedRequest {
  const addressed = z.safeParse(head, value)
  if (!addressed.success) return { status: 'dropped' }
  const { id, type } = addressed.data
  const refuse = (text: string, code: number): ParsedRequest => ({
    status: 'refused',
    id,
    type,
    error: { message: text, code },
  })
  const message = isWithinLimits(value) ? z.safeParse(envelope, value) : undefined
  if (!message?.success) return refuse('Invalid input', rpcCodes.invalidRequest)
  const { payload } = message.data
  const schema = byType.get(type)
  if (!schema) return refuse('Invalid enum value', rpcCodes.invalidRequest)
  const read = z.safeParse(schema, payload, { error: toIssueText })
  if (!read.success) return refuse(read.error.issues[0]?.message ?? 'Invalid input', rpcCodes.invalidParams)
  if (type === 'RPC_REQUEST') {
    const { method, params } = read.data as { readonly method: string; readonly params?: unknown }
    const checked = z.safeParse(getParamsSchema(method), params, { error: toIssueText })
    if (!checked.success)
      return refuse(checked.error.issues[0]?.message ?? 'Invalid input', rpcCodes.invalidParams)
  }
  return { status: 'request', request: { id, type, payload: read.data } as FrameRequest }
}
