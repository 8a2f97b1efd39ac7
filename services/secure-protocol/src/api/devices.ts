import * as z from 'zod/mini'
import { type Call, id, nothing, time } from './call.js'
import { ownerProofMember } from './changes.js'

/** The approved devices of the user, most recently used first. */
export const listDevices = {
  method: 'POST',
  path: '/v1/devices',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({
    devices: z.array(
      z.strictObject({
        id,
        /** Browser and system, such as `Chrome, Linux`. */
        agent: z.string(),
        approvedAt: time,
        lastSeen: time,
        /** Whether the device created the account. */
        isFirst: z.boolean(),
        /** Whether the call came from this device. */
        isThis: z.boolean(),
      }),
    ),
  }),
} as const satisfies Call

/**
 * Revokes the sessions and the approval of a device, which then needs the link of a mail again. Refused: DEVICE_TOO_NEW,
 * OWNER_PROOF_REQUIRED, NOT_FOUND for a device of another user.
 */
export const revokeDevice = {
  method: 'POST',
  path: '/v1/devices/revoke',
  proof: 'session',
  body: z.strictObject({ deviceId: id, ...ownerProofMember }),
  answer: nothing,
} as const satisfies Call

/**
 * Ends every session of the user, including the session of the call, and the shares of every other device. Devices stay
 * approved. Refused: DEVICE_TOO_NEW, OWNER_PROOF_REQUIRED.
 */
export const endAllSessions = {
  method: 'POST',
  path: '/v1/session/end-all',
  proof: 'session',
  body: z.strictObject({ ...ownerProofMember }),
  answer: nothing,
} as const satisfies Call

/** Events of the account: the newest hundred entries of the audit log. */
export const listEvents = {
  method: 'POST',
  path: '/v1/events',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({
    events: z.array(
      z.strictObject({
        event: z.string(),
        at: time,
        meta: z.strictObject({
          deviceId: z.optional(id),
          agent: z.optional(z.string()),
          parentOrigin: z.optional(z.string()),
          shareGen: z.optional(z.int()),
        }),
      }),
    ),
  }),
} as const satisfies Call
