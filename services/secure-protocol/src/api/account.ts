import * as z from 'zod/mini'
import { bytes, type Call, code, id, nothing, time } from './call.js'
import { ownerProofMember } from './changes.js'

/** Mails a code by which the user of the session proves himself again. Refused: NOT_FOUND without an address. */
export const startReauth = {
  method: 'POST',
  path: '/v1/reauth/start',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({ challenge: id, expiresAt: time, resendAt: time }),
} as const satisfies Call

/** Takes that code; what needs it works for five minutes. Refused: OTP_INVALID with `left`, OTP_EXPIRED. */
export const verifyReauth = {
  method: 'POST',
  path: '/v1/reauth/verify',
  proof: 'session',
  body: z.strictObject({ challenge: id, code }),
  answer: z.strictObject({ until: time }),
} as const satisfies Call

const credentialId = bytes(1, 1023)

/** Begins an act of a passkey. One challenge of a session is open at a time, for five minutes. */
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
 * Keeps a new passkey: the answer of `navigator.credentials.create` as the JSON of WebAuthn, made on a page of this site
 * and with user verification. Refused: PASSKEY_INVALID, and as adding a factor.
 */
export const addPasskey = {
  method: 'POST',
  path: '/v1/passkey/add',
  proof: 'session',
  body: z.strictObject({
    /** Of the factor. */
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

/** Proves a passkey of the user, with user verification, for five minutes. Refused: PASSKEY_INVALID. */
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
 * Whether the words of the wallet may be shown now, in a page of this site that is a window of its own. It is on record
 * and told to the user by mail; the other sessions end. Refused: REAUTH_REQUIRED, PASSKEY_REQUIRED, COOLING_OFF with
 * `retryAfter`, NOT_FOUND.
 */
export const takeExportTicket = {
  method: 'POST',
  path: '/v1/export/ticket',
  proof: 'session',
  body: nothing,
  answer: nothing,
} as const satisfies Call

/** The personal data that the site has of the user. Refused: REAUTH_REQUIRED. */
export const readAccountData = {
  method: 'POST',
  path: '/v1/account/data',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({ data: z.record(z.string(), z.unknown()) }),
} as const satisfies Call

/** Erases the account in seven days. Refused as an export, which has to be possible first, and as adding a factor. */
export const deleteAccount = {
  method: 'POST',
  path: '/v1/account/delete',
  proof: 'session',
  body: z.strictObject({ ...ownerProofMember }),
  answer: z.strictObject({ deleteAt: time }),
} as const satisfies Call

/** Takes a deletion back. */
export const keepAccount = {
  method: 'POST',
  path: '/v1/account/keep',
  proof: 'session',
  body: nothing,
  answer: nothing,
} as const satisfies Call

/** What the wallet page shows besides user, devices, factors and events. */
export const readAccountState = {
  method: 'POST',
  path: '/v1/account',
  proof: 'session',
  body: nothing,
  answer: z.strictObject({
    deleteAt: z.nullable(time),
    /** From when on the words may be exported; null when they may be now. */
    exportAt: z.nullable(time),
    hasPasskey: z.boolean(),
    /** When an assisted recovery that waits comes due; null without one. */
    recoveryAt: z.nullable(time),
    /** Changes of factors and devices that can be taken back, the newest first. */
    changes: z.array(
      z.strictObject({
        ...{ id, at: time, undoUntil: time },
        event: z.enum(['factor/added', 'factor/removed', 'device/revoked']),
      }),
    ),
  }),
} as const satisfies Call

/**
 * Takes a change of a factor or a device back, as the link of its mail does: with the changes of factors after it. A device is
 * approved again, without its shares. Refused: DEVICE_TOO_NEW, NOT_FOUND.
 */
export const undoChange = {
  method: 'POST',
  path: '/v1/change/undo-own',
  proof: 'session',
  body: z.strictObject({ id }),
  answer: nothing,
} as const satisfies Call

/** Stops an assisted recovery that waits. */
export const cancelRecovery = {
  method: 'POST',
  path: '/v1/recovery/cancel',
  proof: 'session',
  body: nothing,
  answer: nothing,
} as const satisfies Call
