import * as z from 'zod/mini'
import { toLatinDigits } from '../formats/toLatinDigits.js'

/**
 * Proof that a call requires.
 *
 * `none`: nothing. `device`: a proof of the device key. `session`: that proof with the hash of an access token, and the
 * token in `Authorization: DPoP <token>`.
 */
export type CallProof = 'none' | 'device' | 'session'

/** One HTTP call between the frame and the server. */
export type Call<body extends z.ZodMiniType = z.ZodMiniType, answer extends z.ZodMiniType = z.ZodMiniType> = {
  readonly method: 'GET' | 'POST'
  readonly path: `/v1/${string}`
  readonly proof: CallProof
  /** Body of the request as JSON; `{}` for an empty one. A GET has no body. */
  readonly body: body
  /** Body of an answer with status 200. */
  readonly answer: answer
}

/** Body of a call, as sent. */
export type CallBody<call extends Call> = z.output<call['body']>

/** Answer to a call. */
export type CallAnswer<call extends Call> = z.output<call['answer']>

/** A call without a body, or an empty answer. */
export const nothing = z.strictObject({})

/** Bytes as base64url without padding (RFC 4648 §5). */
export const bytes = (min: number, max: number) =>
  z
    .string()
    .check(
      z.regex(/^[\w-]*$/, 'Invalid input'),
      z.minLength(Math.ceil((min * 4) / 3)),
      z.maxLength(Math.ceil((max * 4) / 3)),
    )

/** Milliseconds since 1970, by the server's clock. */
export const time = z.int()

/** Id of a challenge, a wallet or a user. */
export const id = z.uuid()

/** A one-time code: 6 digits, or 8 where the project requires 8, of any script. */
export const code = z.pipe(
  z.pipe(z.string(), z.transform(toLatinDigits)),
  z.string().check(z.regex(/^(?:\d{6}|\d{8})$/, 'Invalid input')),
)
