import type { Hex } from 'viem'
import * as z from 'zod/mini'

const hex = z.string().check(z.regex(/^0x[\da-fA-F]*$/)) as z.ZodMiniType<Hex>
const address = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)) as z.ZodMiniType<Hex>

const grantedPermission = z.strictObject({
  /** Of the page that it was given to. */
  origin: z.string(),
  chainId: z.int(),
  account: address,
  delegate: address,
  /** Seconds since 1970: it is over then. */
  until: z.int(),
  /** As the page asked for it. */
  permission: z.looseObject({ type: z.string(), data: z.record(z.string(), z.unknown()) }),
  /** ERC-7710. */
  context: hex,
  /** What deploys the account; empty where it was there already. */
  dependencies: z.array(z.strictObject({ factory: address, factoryData: hex })),
})

/** A permission that an account of this wallet gave, in this browser. */
export type GrantedPermission = z.output<typeof grantedPermission>

/** Where they are kept. */
export type GrantStore = {
  /** As they were written: whoever reads them checks them. */
  getGrants(walletId: string): Promise<unknown>
  /** Writes what `change` makes of them. Two tabs that do so at once both have their way. */
  changeGrants(walletId: string, change: (grants: unknown) => unknown): Promise<void>
}

/** Permissions of a wallet that are kept. The oldest go first. */
const most = 200

/** The permissions that were given in this browser, the oldest first. Anything else is left out. */
export async function readGranted(
  store: GrantStore,
  walletId: string,
): Promise<readonly GrantedPermission[]> {
  return toGranted(await store.getGrants(walletId))
}

/** Keeps permissions, and forgets those that are over at `now` seconds since 1970. */
export async function keepGranted(
  store: GrantStore,
  walletId: string,
  { granted, now }: { readonly granted: readonly GrantedPermission[]; readonly now: number },
): Promise<void> {
  await store.changeGrants(walletId, known =>
    [...toGranted(known).filter(({ until }) => until > now), ...granted].slice(-most),
  )
}

/** Forgets a permission that was taken back. */
export async function dropGranted(store: GrantStore, walletId: string, context: Hex): Promise<void> {
  await store.changeGrants(walletId, known => toGranted(known).filter(one => one.context !== context))
}

function toGranted(value: unknown): readonly GrantedPermission[] {
  if (!Array.isArray(value)) return []
  return value.flatMap(one => z.safeParse(grantedPermission, one).data ?? [])
}
