'use client'
import { accountAtom } from '@latchkit/core/connection'
import { type Identity, identityQueryOptions } from '@latchkit/core/names'
import { networkAtom } from '@latchkit/core/networks'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAtomValue } from './useAtomValue.js'
import { useClientQuery } from './useClientQuery.js'
import { useLatchkit } from './useLatchkit.js'

/** Parameters of `useIdentity`. */
export type UseIdentityParameters = {
  /** Default: the connected account. */
  address?: string | undefined
  /** Requests nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** The query of the name and the image of an account. */
export type UseIdentityReturnType = UseQueryResult<Identity> & {
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
  const { client } = useLatchkit()
  const { address: own } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  const address = given ?? own
  const query = useClientQuery(
    enabled && address && network
      ? // Keeps the last known name, however long it was unobserved.
        { ...identityQueryOptions(client, { address, network }), gcTime: Number.POSITIVE_INFINITY }
      : undefined,
  )
  return { ...query, name: query.data?.name, avatar: query.data?.avatar }
}
