import * as z from 'zod/mini'
import { type Call, id, time } from './call.js'
import { sessionTokens } from './session.js'
import { userRecord } from './user.js'

/** Providers of a social login. */
export const socialProvider = z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord'])

/** A provider of a social login. */
export type SocialProvider = z.output<typeof socialProvider>

/**
 * Begins a sign-in at a provider, for this device key alone. `uri` is opened in a window, once. Refused:
 * PROJECT_UNKNOWN, ORIGIN_NOT_ALLOWED, PROVIDER_UNKNOWN, RATE_LIMITED.
 */
export const startSocial = {
  method: 'POST',
  path: '/v1/oauth/tx',
  proof: 'device',
  body: z.strictObject({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    /** The origin that the frame is bound to. */
    parentOrigin: z.string().check(z.maxLength(256)),
    provider: socialProvider,
  }),
  answer: z.strictObject({
    id,
    /**
     * On the site itself. With `&return=` and one of the project's redirect URIs the sign-in ends there, with the handle
     * in the fragment: `#result_uri=…`.
     */
    uri: z.string(),
    /** Two digits, typed into the last page where the provider has cut the window off from the app. */
    number: z.string().check(z.regex(/^\d\d$/, 'Invalid input')),
    expiresAt: time,
  }),
} as const satisfies Call

/**
 * Ends the sign-in. `handle` is what the last page handed over, which is answered at once; or the id alone: then this
 * waits up to 25 s until the number was typed there, and answers `pending` when it was not. Refused: SOCIAL_ENDED.
 */
export const redeemSocial = {
  method: 'POST',
  path: '/v1/oauth/redeem',
  proof: 'device',
  body: z.strictObject({ handle: z.string().check(z.minLength(36), z.maxLength(96)) }),
  answer: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('pending') }),
    z.strictObject({ action: z.literal('CONNECT'), session: sessionTokens, user: userRecord }),
  ]),
} as const satisfies Call
