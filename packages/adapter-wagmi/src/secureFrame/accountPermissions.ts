import { ProviderRpcError, UnauthorizedError } from '@latchkit/core/errors'
import type { Address } from 'viem'

/** A permission in the format of EIP-2255. */
export type AccountPermission = {
  /** Origin of the app. */
  readonly invoker: string
  readonly parentCapability: 'eth_accounts'
  readonly caveats: readonly [
    { readonly type: 'restrictReturnedAccounts'; readonly value: readonly Address[] },
  ]
}

/**
 * The permissions of the app: to see the accounts, while the user is signed in.
 *
 * @see https://eips.ethereum.org/EIPS/eip-2255
 */
export function getPermissions(accounts: readonly Address[], pageUrl = ''): readonly AccountPermission[] {
  if (accounts.length === 0) return []
  const invoker = URL.canParse(pageUrl) ? new URL(pageUrl).origin : ''
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }] as const
  return [{ invoker, parentCapability: 'eth_accounts', caveats }]
}

/**
 * Returns the permissions if the request is for `eth_accounts` alone: signing in has granted it.
 *
 * @throws ProviderRpcError -32602 for a request of another shape, -32601 for another permission
 * @throws UnauthorizedError `rpc/unauthorized`, while signed out
 */
export function requestPermissions(
  params: unknown,
  permissions: readonly AccountPermission[],
): readonly AccountPermission[] {
  const asked = readFirst(params)
  const names = Object.keys(asked ?? {})
  if (!asked || names.length === 0 || Object.values(asked).some(value => !isRecord(value)))
    throw new ProviderRpcError('The request names no permission', {
      rpcCode: -32602,
      metaMessages: ['Pass `[{ eth_accounts: {} }]`, as EIP-2255 has it.'],
    })
  const other = names.find(name => name !== 'eth_accounts')
  if (other !== undefined)
    throw new ProviderRpcError(`The method "${other}" does not exist`, {
      rpcCode: -32601,
      metaMessages: ['The embedded wallet has the permission `eth_accounts` only.'],
    })
  if (permissions.length === 0) throw new UnauthorizedError()
  return permissions
}

/**
 * Whether a `wallet_revokePermissions` is for the accounts. ERC-7715 had a method of the same name, which names a permission
 * by its context.
 */
export function isOfAccounts(params: unknown): boolean {
  const asked = readFirst(params)
  return asked !== undefined && Object.hasOwn(asked, 'eth_accounts')
}

function readFirst(params: unknown): { readonly [name: string]: unknown } | undefined {
  const [first]: readonly unknown[] = Array.isArray(params) ? params : [params]
  return isRecord(first) ? first : undefined
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null
}
