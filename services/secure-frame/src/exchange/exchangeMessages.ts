import * as z from 'zod/mini'
import { keptBatch } from '../session/openStore.js'

/** A request that the frame offers to a page of this site, as it is sealed. */
export const exchangedRequest = z.strictObject({
  /** As the page sent it; it is parsed again. */
  request: z.strictObject({ type: z.string(), payload: z.unknown() }),
  /** The account that the app prefers. */
  accountType: z.enum(['eoa', 'smartAccount']),
  /** Where a page in the app's own tab goes afterwards, as the page of the app wants it. */
  returnUrl: z.optional(z.string()),
  /** Name and icon of the app. */
  app: z.optional(z.strictObject({ name: z.string(), icon: z.optional(z.string()) })),
  /** Permissions that the request names, as the frame keeps them. */
  grants: z.array(z.unknown()),
  theme: z.strictObject({ language: z.string(), mode: z.optional(z.string()), style: z.string() }),
})

/** A request that the frame offers to a page of this site. */
export type ExchangedRequest = z.output<typeof exchangedRequest>

const failure = z.strictObject({
  code: z.union([z.number(), z.string()]),
  message: z.string(),
  data: z.optional(z.strictObject({ left: z.optional(z.number()), retryAfter: z.optional(z.number()) })),
})

/** The page's answer, as sealed, with the data that the frame has to store. */
export const exchangedAnswer = z.strictObject({
  outcome: z.union([z.strictObject({ result: z.unknown() }), z.strictObject({ error: failure })]),
  batches: z.array(keptBatch),
  /** Granted permissions. */
  granted: z.array(z.unknown()),
  /** Revoked permissions. */
  dropped: z.array(z.unknown()),
})

/** The page's answer, with the data that the frame has to store. */
export type ExchangedAnswer = z.output<typeof exchangedAnswer>

/** Whether a page of this site may go to a URL once a request of `origin` is answered. */
export function isReturnUrl(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin
}
