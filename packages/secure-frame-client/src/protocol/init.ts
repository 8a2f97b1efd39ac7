import * as z from 'zod/mini'
import { nonceSchema } from './fields.js'

/** The page's answer to READY, which transfers the port of the channel. The target is the frame's origin. */
export const initSchema = z.strictObject({
  type: z.literal('INIT'),
  payload: z.strictObject({
    projectId: z.string().check(z.minLength(1), z.maxLength(128)),
    frameNonce: nonceSchema,
    pageNonce: nonceSchema,
    /** The version that the page chose from the versions in READY. */
    v: z.int(),
  }),
})

/** The payload of INIT. */
export type InitPayload = z.infer<typeof initSchema>['payload']
