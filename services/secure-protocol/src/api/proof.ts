import * as z from 'zod/mini'

/** Header that carries the proof (RFC 9449). */
export const proofHeader = 'DPoP'

/** Seconds that `iat` may be away from the clock of the server. */
export const proofTolerance = 60

const coordinate = z.string().check(z.regex(/^[\w-]{43}$/, 'Invalid input'))

/** The public device key: P-256, as a JWK of its required members. Its id is the thumbprint of RFC 7638. */
export const deviceKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
})

/** The public device key. */
export type DeviceKey = z.output<typeof deviceKey>

/** Protected header of a proof. */
export const proofProtected = z.strictObject({
  typ: z.literal('dpop+jwt'),
  alg: z.literal('ES256'),
  jwk: deviceKey,
})

/** Payload of a proof: RFC 9449 §4.2. */
export const proofPayload = z.strictObject({
  /** Random, at least 96 bits. */
  jti: z.string().check(z.minLength(16), z.maxLength(64)),
  /** Method of the call. */
  htm: z.enum(['GET', 'POST']),
  /** URL of the call without query and fragment: `${location.origin}${call.path}`. */
  htu: z.string(),
  /** Whole seconds, by the clock of the server (`/v1/time`). */
  iat: z.int(),
  /** SHA-256 of the access token, as base64url, in calls of a session only. */
  ath: z.optional(z.string()),
})

/** Payload of a proof. */
export type ProofPayload = z.output<typeof proofPayload>
