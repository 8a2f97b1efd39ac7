import * as z from 'zod/mini'

/** An asset: `<CAIP-2 id>/slip44:<coin>` for the native currency, `<CAIP-2 id>/<erc20 or token>:<address>` for a token. */
const assetId = z
  .string()
  .check(z.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}\/(?:slip44:\d+|erc20:0x[\da-f]{40}|token:\w{32,44})$/))
const amount = z.string().check(z.regex(/^\d{1,78}$/))

/** Amounts by asset, in its smallest unit. An unlisted asset has the limit 0. */
export const assetLimits = z.record(assetId, amount)

/** Amounts by asset. */
export type AssetLimits = z.output<typeof assetLimits>

/**
 * Where approvals are answered: in a top-level window of the secure site, or in the frame of a page that is vouched for.
 */
export const approvalPlace = z.enum(['window', 'frame'])

/** Where approvals are answered. */
export type ApprovalPlace = z.output<typeof approvalPlace>

/** Requirements of a project for approvals. */
export const approvalPolicy = z.strictObject({
  /** Larger amounts are approved in a window, with a passkey that verifies the user. */
  passkeyOver: z.optional(assetLimits),
  /** Spending limit of a device in the 24 hours after its approval. The device that created the account is not new. */
  newDeviceLimit: z.optional(assetLimits),
})

/** Requirements of a project for approvals. */
export type ApprovalPolicy = z.output<typeof approvalPolicy>

/**
 * The most that a request can move, as the frame read it: amounts by asset, an empty list for a request that moves nothing.
 * `null` when it cannot be measured; it then exceeds every limit.
 */
export const spends = z.nullable(z.array(z.strictObject({ asset: assetId, amount })).check(z.maxLength(128)))

/** The most that a request can move. */
export type Spends = z.output<typeof spends>

/** The asset of the network's native currency. The network determines the currency. */
export function coinOf(chain: string): string {
  return `${chain}/slip44:${chain.startsWith('solana:') ? 501 : 60}`
}

/** Whether the spends, together with earlier spends, exceed the limits. */
export function isOver(
  limits: AssetLimits,
  wanted: Spends,
  before: Readonly<Record<string, bigint>> = {},
): boolean {
  if (wanted === null) return true
  const sums = new Map<string, bigint>()
  for (const { asset, amount } of wanted)
    if (amount !== '0') sums.set(asset, (sums.get(asset) ?? before[asset] ?? 0n) + BigInt(amount))
  return [...sums].some(([asset, sum]) => sum > BigInt(limits[asset] ?? '0'))
}
