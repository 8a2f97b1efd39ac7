'use client'
import { accountAtom } from '@latchkit/core/connection'
import type { Identity } from '@latchkit/core/names'
import { networkAtom } from '@latchkit/core/networks'
import { identityKey } from '../query/readers.js'
import { useAtomValue } from './useAtomValue.js'
import { type QueryFields, useLazyQuery } from './useLazyQuery.js'

/** Parameters of `useIdentity`. */
export type UseIdentityParameters = {
  /** Default: the connected account. */
  address?: string | undefined
  /** Requests nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** Name and image of an account, as a query of TanStack Query has them. */
export type UseIdentityReturnType = QueryFields<Identity> & {
  /** Such as `vitalik.eth`; undefined where the account has none. Show it in `<bdi>`. */
  readonly name: string | undefined
  /** At the gateway, or a `data:` URI. */
  readonly avatar: string | undefined
}

/**
 * The name and the image of an account on the current network. Networks without names, and apps without a gateway, request
 * nothing. An answer is fresh for 5 minutes.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { name, avatar } = useIdentity()
 */
export function useIdentity({
  address: given,
  enabled = true,
}: UseIdentityParameters = {}): UseIdentityReturnType {
  const { address: own } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  const address = given ?? own
  const query = useLazyQuery<Identity>(
    enabled && address && network
      ? {
          key: identityKey({ address, network }),
          observe: async client =>
            (await import('../../connected/observeAccount.js')).observeIdentity(client, {
              address,
              network,
            }),
        }
      : undefined,
  )
  return { ...query, name: query.data?.name, avatar: query.data?.avatar }
}
