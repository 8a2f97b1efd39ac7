import * as z from 'zod/mini'
import { type Call, id, nothing, time } from './call.js'
import { walletRecord } from './wallet.js'

/** The user of a session. */
export const userRecord = z.strictObject({
  id,
  /**
   * The login address, or the address that the provider of a social login verified; `null` without one. The frame passes it
   * to the page only with the e-mail scope.
   */
  email: z.nullable(z.string()),
  /** The provider of a social login; absent after a login by e-mail. Only the answer that starts a session has it. */
  provider: z.optional(z.string()),
  /** The provider's name of the user: plain text. */
  userName: z.optional(z.string()),
})

/** The user of a session. */
export type UserRecord = z.output<typeof userRecord>

/** The user, the device and the wallet of the session. */
export const getUser = {
  method: 'POST',
  path: '/v1/user',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({
    user: userRecord,
    device: z.strictObject({
      approvedAt: time,
      /** Whether the device created the account: the rules for new devices do not apply to it. */
      isFirst: z.boolean(),
    }),
    wallet: z.nullable(walletRecord),
  }),
} as const satisfies Call
