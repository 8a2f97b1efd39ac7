import * as z from 'zod/mini'
import { approvalPlace, approvalPolicy } from './policy.js'
import { smartAccountChain } from './smartAccounts.js'

/** Path of the page that asks for an approval in a window of its own. */
export const approvalPath = '/approve'

/** Path of the wallet page. */
export const walletPath = '/wallet'

/** Name of the `<meta>` element of the shell whose `content` is a {@link FrameConfig} as JSON. */
export const configMeta = 'latchkit-config'

/**
 * What the frame is told by its own HTML, so that it needs no request before READY. A project that is not known has no
 * origins, and the page cannot be framed.
 */
export const frameConfig = z.strictObject({
  projectId: z.string(),
  /** Exact origins that may frame the page and open its port. */
  origins: z.array(z.string()),
  /** Origins that may stand above a page of the project, outermost first or last. */
  allowedAncestors: z.array(z.string()),
  /** Whether apps of the project see the user's e-mail address. */
  emailScope: z.boolean(),
  /** Digits of a one-time code. */
  codeDigits: z.union([z.literal(6), z.literal(8)]),
  /** What approvals of the project need. */
  approvals: z.optional(approvalPolicy),
  /** Where they are answered. */
  approvalPlace,
  /** CAIP-2 id → RPC URLs that `connect-src` allows, in the order to try them. */
  rpcUrls: z.record(z.string(), z.array(z.string())),
  /** Smart accounts by the CAIP-2 id of their chain; absent where the site has none. */
  smartAccounts: z.optional(z.record(z.string(), smartAccountChain)),
  /** Origins of services that may pay fees, which `connect-src` allows (ERC-7677); absent where there is none. */
  paymasters: z.optional(z.array(z.string())),
  /** URL path of each worker script by its name without hash, such as `signer.worker`. */
  workers: z.record(z.string(), z.string()),
  /** Name of the one Trusted Types policy that may yield those worker URLs. */
  trustedTypesPolicy: z.string(),
  /** Time of the server when it sent the page, in milliseconds. */
  now: z.int(),
})

/** What the frame is told by its own HTML. */
export type FrameConfig = z.output<typeof frameConfig>
