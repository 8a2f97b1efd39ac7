import * as z from 'zod/mini'
import { nonceSchema, userSchema } from './fields.js'

/**
 * What the frame posts to its parent window, once, before there is a port.
 * The parent's origin is the target: never `*`.
 */
export const readySchema = z.strictObject({
  type: z.literal('READY'),
  payload: z.strictObject({
    frameNonce: nonceSchema,
    /** Versions of the messages that the frame speaks. */
    versions: z.array(z.number()).check(z.minLength(1), z.maxLength(16)),
  }),
})

/** The first message on the port: the frame took INIT and is bound to the page's origin. */
export const initSuccessSchema = z.strictObject({
  type: z.literal('INIT_SUCCESS'),
  payload: z.strictObject({ pageNonce: nonceSchema }),
})

/** Payloads of what the frame sends on the port without being asked. */
export const eventPayloads = {
  /** Never a token. */
  SESSION_UPDATE: z.strictObject({ isConnected: z.boolean(), user: z.optional(userSchema) }),
  /** CSS pixels that the visible frame needs. */
  RESIZE: z.strictObject({ height: z.number().check(z.minimum(0)) }),
  /** The frame has to be shown: an approval, or the recovery of the key. */
  APPROVAL_OPENED: z.undefined(),
  APPROVAL_CLOSED: z.undefined(),
  /**
   * An approval is answered in a top-level window of the secure site at `path`, which the page opens. `needed`: there is no
   * window yet. `open`: the window is connected to the frame. `ended`: the approval is over.
   */
  APPROVAL_WINDOW: z.strictObject({
    status: z.enum(['needed', 'open', 'ended']),
    path: z.string().check(z.regex(/^\/approve\?[\w.~%&=-]{1,512}#[\w.-]{1,128}$/)),
  }),
} as const

/** The type of a message that the frame sends without being asked. */
export type FrameEventType = keyof typeof eventPayloads

/** What the frame sends on the port without being asked. */
export type FrameEvent = {
  readonly [type in FrameEventType]: {
    readonly type: type
    readonly payload: z.output<(typeof eventPayloads)[type]>
  }
}[FrameEventType]

/** The payload of READY. */
export type ReadyPayload = z.infer<typeof readySchema>['payload']
