import type { Hex } from 'viem'
import * as z from 'zod/mini'

const hex = z.string().check(z.regex(/^0x[\da-fA-F]*$/)) as z.ZodMiniType<Hex>
const address = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)) as z.ZodMiniType<Hex>

const grantedPermission = z.strictObject({
  /** Origin of the page that received it. */
  origin: z.string(),
  chainId: z.int(),
  account: address,
  delegate: address,
  /** Expiry, in seconds since 1970. */
  until: z.int(),
  /** As requested by the page. */
  permission: z.looseObject({ type: z.string(), data: z.record(z.string(), z.unknown()) }),
  /** ERC-7710. */
  context: hex,
  /** Deployment of the account; empty for an account that was deployed already. */
  dependencies: z.array(z.strictObject({ factory: address, factoryData: hex })),
})

/** A permission that an account of this wallet granted in this browser. */
export type GrantedPermission = z.output<typeof grantedPermission>

/** Store of the permissions. */
export type GrantStore = {
  /** Unvalidated values: the reader validates them. */
  getGrants(walletId: string): Promise<unknown>
  /** Writes the result of `change`. Simultaneous changes of two tabs are both applied. */
  changeGrants(walletId: string, change: (grants: unknown) => unknown): Promise<void>
}

/** Maximum of stored permissions of a wallet. The oldest are dropped first. */
const most = 200

/** The permissions that were granted in this browser, oldest first. Invalid entries are omitted. */
export async function readGranted(
  store: GrantStore,
  walletId: string,
): Promise<readonly GrantedPermission[]> {
  return toGranted(await store.getGrants(walletId))
}

/** Stores permissions, and drops those that have expired at `now` seconds since 1970. */
export async function keepGranted(
  store: GrantStore,
  walletId: string,
  { granted, now }: { readonly granted: readonly GrantedPermission[]; readonly now: number },
): Promise<void> {
  await store.changeGrants(walletId, known =>
    [...toGranted(known).filter(({ until }) => until > now), ...granted].slice(-most),
  )
}

/** Drops a revoked permission. */
export async function dropGranted(store: GrantStore, walletId: string, context: Hex): Promise<void> {
  await store.changeGrants(walletId, known => toGranted(known).filter(one => one.context !== context))
}

function toGranted(value: unknown): readonly GrantedPermission[] {
  if (!Array.isArray(value)) return []
  return value.flatMap(one => z.safeParse(grantedPermission, one).data ?? [])
}
