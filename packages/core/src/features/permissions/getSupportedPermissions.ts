import type { Client } from '../../types/client.js'
import { askOr, getWallet } from './getWallet.js'

/** Return type of {@link getSupportedPermissions}, by permission type. */
export type GetSupportedPermissionsReturnType = {
  readonly [type: string]: {
    /** In hex. */
    readonly chainIds: readonly `0x${string}`[]
    /** Such as `expiry`. */
    readonly ruleTypes: readonly string[]
  }
}

/**
 * Returns the permission types that the wallet grants, and their chains. Empty if the wallet does not have
 * `wallet_getSupportedExecutionPermissions`: it may still grant permissions of the older drafts of ERC-7715.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 *
 * @throws ActionNotAllowedError `permissions/not-allowed`, while `features.smartSessions` is off
 * @throws UnauthorizedError `rpc/unauthorized`, while not connected
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, of an adapter without providers
 *
 * @example
 * const supported = await getSupportedPermissions(client)
 * supported['native-token-periodic']?.chainIds.includes('0x2105')
 */
export async function getSupportedPermissions(client: Client): Promise<GetSupportedPermissionsReturnType> {
  const { request } = getWallet(client)
  return readSupported(
    await askOr(
      () => request('wallet_getSupportedExecutionPermissions'),
      () => ({}),
    ),
  )
}

function readSupported(answer: unknown): GetSupportedPermissionsReturnType {
  return Object.fromEntries(
    Object.entries(Object(answer)).map(([type, entry]) => {
      const { chainIds, ruleTypes } = Object(entry)
      const isChainId = (value: unknown) => /^0x[\da-f]+$/i.test(String(value))
      return [
        type,
        {
          chainIds: toTexts(chainIds).filter(isChainId) as readonly `0x${string}`[],
          ruleTypes: toTexts(ruleTypes),
        },
      ]
    }),
  )
}

const toTexts = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter(value => typeof value === 'string') : []
