import * as z from 'zod/mini'
import { bytes, type Call, code, id, nothing, time } from './call.js'
import { ownerProofMember } from './changes.js'

/** Mails a code for the reauthentication of the session's user. Refused: NOT_FOUND without an address. */
export const startReauth = {
  method: 'POST',
  path: '/v1/reauth/start',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({ challenge: id, expiresAt: time, resendAt: time }),
} as const satisfies Call

/** Verifies that code; the reauthentication is valid for five minutes. Refused: OTP_INVALID with `left`, OTP_EXPIRED. */
export const verifyReauth = {
  method: 'POST',
  path: '/v1/reauth/verify',
  proof: 'session',
  body: z.strictObject({ challenge: id, code }),
  answer: z.strictObject({ until: time }),
} as const satisfies Call

const credentialId = bytes(1, 1023)

/** Starts a passkey ceremony. A session has one open challenge at a time, valid for five minutes. */
export const startPasskey = {
  method: 'POST',
  path: '/v1/passkey/start',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({
    challenge: bytes(32, 32),
    rpId: z.string(),
    credentialIds: z.array(credentialId),
  }),
} as const satisfies Call

/**
 * Stores a new passkey: the result of `navigator.credentials.create` as WebAuthn JSON, created on a page of this site with
 * user verification. Refused: PASSKEY_INVALID, and as adding a factor.
 */
export const addPasskey = {
  method: 'POST',
  path: '/v1/passkey/add',
  proof: 'session',
  body: z.strictObject({
    /** Id of the factor. */
    id,
    response: z.strictObject({
      id: credentialId,
      clientDataJSON: bytes(1, 4_096),
      attestationObject: bytes(1, 16_384),
    }),
    ...ownerProofMember,
  }),
  answer: nothing,
} as const satisfies Call

/** Verifies a passkey of the user, with user verification. Valid for five minutes. Refused: PASSKEY_INVALID. */
export const provePasskey = {
  method: 'POST',
  path: '/v1/passkey/prove',
  proof: 'session',
  body: z.strictObject({
    id: credentialId,
    clientDataJSON: bytes(1, 4_096),
    authenticatorData: bytes(37, 4_096),
    signature: bytes(1, 1_024),
  }),
  answer: z.strictObject({ until: time }),
} as const satisfies Call

/**
 * Allows the words of the wallet to be shown now, on a page of this site in a separate window. The server logs the export
 * and notifies the user by mail; the other sessions end. Refused: REAUTH_REQUIRED, PASSKEY_REQUIRED, COOLING_OFF with
 * `retryAfter`, NOT_FOUND.
 */
export const takeExportTicket = {
  method: 'POST',
  path: '/v1/export/ticket',
  proof: 'session',
  body: nothing,
  answer: nothing,
} as const satisfies Call

/** The personal data that the site stores about the user. Refused: REAUTH_REQUIRED. */
export const readAccountData = {
  method: 'POST',
  path: '/v1/account/data',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({ data: z.record(z.string(), z.unknown()) }),
} as const satisfies Call

/** Deletes the account in seven days. Refused as an export, which must be possible first, and as adding a factor. */
export const deleteAccount = {
  method: 'POST',
  path: '/v1/account/delete',
  proof: 'session',
  body: z.strictObject({ ...ownerProofMember }),
  answer: z.strictObject({ deleteAt: time }),
} as const satisfies Call

/** Cancels a deletion. */
export const keepAccount = {
  method: 'POST',
  path: '/v1/account/keep',
  proof: 'session',
  body: nothing,
  answer: nothing,
} as const satisfies Call

/** State that the wallet page shows in addition to user, devices, factors and events. */
export const readAccountState = {
  method: 'POST',
  path: '/v1/account',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({
    deleteAt: z.nullable(time),
    /** Time from which the words can be exported; `null` when they can be exported now. */
    exportAt: z.nullable(time),
    hasPasskey: z.boolean(),
    /** Time when a pending assisted recovery completes; `null` without one. */
    recoveryAt: z.nullable(time),
    /** Changes of factors and devices that can be undone, newest first. */
    changes: z.array(
      z.strictObject({
        id,
        at: time,
        undoUntil: time,
        event: z.enum(['factor/added', 'factor/removed', 'device/revoked']),
      }),
    ),
  }),
} as const satisfies Call

/**
 * Undoes a change of a factor or a device, as the link of its mail does, together with the later changes of factors. A
 * device is approved again, without its shares. Refused: DEVICE_TOO_NEW, NOT_FOUND.
 */
export const undoChange = {
  method: 'POST',
  path: '/v1/change/undo-own',
  proof: 'session',
  body: z.strictObject({ id }),
  answer: nothing,
} as const satisfies Call

/** Cancels a pending assisted recovery. */
export const cancelRecovery = {
  method: 'POST',
  path: '/v1/recovery/cancel',
  proof: 'session',
  body: nothing,
  answer: nothing,
} as const satisfies Call
