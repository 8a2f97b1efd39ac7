import * as z from 'zod/mini'
import { nonceSchema, userSchema } from './fields.js'

/**
 * Message that the frame posts to its parent window, once, before the port exists.
 * The target is the parent's origin, never `*`.
 */
export const readySchema = z.strictObject({
  type: z.literal('READY'),
  payload: z.strictObject({
    frameNonce: nonceSchema,
    /** Message versions that the frame supports. */
    versions: z.array(z.number()).check(z.minLength(1), z.maxLength(16)),
  }),
})

/** The first message on the port: the frame accepted INIT and is bound to the page's origin. */
export const initSuccessSchema = z.strictObject({
  type: z.literal('INIT_SUCCESS'),
  payload: z.strictObject({ pageNonce: nonceSchema }),
})

/** Payloads of the messages that the frame sends on the port without a request. */
export const eventPayloads = {
  /** Never a token. */
  SESSION_UPDATE: z.strictObject({ isConnected: z.boolean(), user: z.optional(userSchema) }),
  /** CSS pixels that the visible frame needs. */
  RESIZE: z.strictObject({ height: z.number().check(z.minimum(0)) }),
  /** The frame has to be visible: for an approval, or for the recovery of the key. */
  APPROVAL_OPENED: z.undefined(),
  APPROVAL_CLOSED: z.undefined(),
  /**
   * The user answers an approval in a top-level window of the secure site at `path`, which the page opens. `needed`: the
   * window is not open yet. `open`: the window is connected to the frame. `ended`: the approval has ended.
   */
  APPROVAL_WINDOW: z.strictObject({
    status: z.enum(['needed', 'open', 'ended']),
    path: z.string().check(z.regex(/^\/approve\?[\w.~%&=-]{1,512}#[\w.-]{1,128}$/)),
  }),
} as const

/** The type of a message that the frame sends without a request. */
export type FrameEventType = keyof typeof eventPayloads

/** A message that the frame sends on the port without a request. */
export type FrameEvent = {
  readonly [type in FrameEventType]: {
    readonly type: type
    readonly payload: z.output<(typeof eventPayloads)[type]>
  }
}[FrameEventType]

/** The payload of READY. */
export type ReadyPayload = z.infer<typeof readySchema>['payload']
