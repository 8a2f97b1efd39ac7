import * as z from 'zod/mini'
import { approvalPlace, approvalPolicy } from './policy.js'
import { smartAccountChain } from './smartAccounts.js'

/** Path of the page that prompts for an approval in a separate window. */
export const approvalPath = '/approve'

/** Path of the wallet page. */
export const walletPath = '/wallet'

/** Name of the `<meta>` element of the shell whose `content` is a {@link FrameConfig} as JSON. */
export const configMeta = 'latchkit-config'

/**
 * Configuration in the frame's HTML, so that the frame needs no request before READY. An unknown project has no origins,
 * and the page cannot be framed.
 */
export const frameConfig = z.strictObject({
  projectId: z.string(),
  /** Origins that may frame the page and open its port: exact, or `http://localhost:*` of a site in development. */
  origins: z.array(z.string()),
  /** Allowed ancestor origins of a page of the project, outermost first or last. */
  allowedAncestors: z.array(z.string()),
  /** Whether apps of the project see the user's e-mail address. */
  emailScope: z.boolean(),
  /** Digits of a one-time code. */
  codeDigits: z.union([z.literal(6), z.literal(8)]),
  /** Requirements for approvals of the project. */
  approvals: z.optional(approvalPolicy),
  /** Where the user answers approvals. */
  approvalPlace,
  /** CAIP-2 id → RPC URLs that `connect-src` allows, in order of preference. */
  rpcUrls: z.record(z.string(), z.array(z.string())),
  /** Smart accounts by the CAIP-2 id of their chain; absent where the site has none. */
  smartAccounts: z.optional(z.record(z.string(), smartAccountChain)),
  /** Origins of paymaster services that `connect-src` allows (ERC-7677); absent without any. */
  paymasters: z.optional(z.array(z.string())),
  /** URL path of each worker script by its name without hash, such as `signer.worker`. */
  workers: z.record(z.string(), z.string()),
  /** Name of the single Trusted Types policy that may create those worker URLs. */
  trustedTypesPolicy: z.string(),
  /** Server time when the page was sent (ms). */
  now: z.int(),
})

/** Configuration in the frame's HTML. */
export type FrameConfig = z.output<typeof frameConfig>

/** Whether the project of a frame lists the origin of a page. */
export function listsOrigin({ origins }: Pick<FrameConfig, 'origins'>, origin: string): boolean {
  const isLocal = /^http:\/\/localhost(?::\d{1,5})?$/.test(origin)
  return origins.includes(origin) || (isLocal && origins.includes('http://localhost:*'))
}
