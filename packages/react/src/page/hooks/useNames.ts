'use client'
import { accountAtom } from '@latchkit/core/connection'
import {
  accountNamesQueryOptions,
  type NameSuggestion,
  nameSuggestionsQueryOptions,
  type Profile,
  type RegisterNameParameters,
  registeringNameAtom,
  registerName,
} from '@latchkit/core/names'
import type { UseQueryResult } from '@tanstack/react-query'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useAtomValue } from './useAtomValue.js'
import { useClientQuery } from './useClientQuery.js'
import { useLatchkit } from './useLatchkit.js'

/** Requests of `useNames`, and callbacks of `register`. */
export type UseNamesParameters = ActionCallbacks<[RegisterNameParameters], Profile> & {
  /** A name without the parent, such as `alice`, to request suggestions for. Default: no suggestions. */
  name?: string | undefined
  /** Requests nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** Names of the connected account, and the action that registers another one. */
export type UseNamesReturnType = {
  /** Parent of registered names; undefined where the client does not have the option `names`. */
  readonly parent: string | undefined
  /** The first name of the account; undefined if it does not have any. Render it in `<bdi>`. */
  readonly profileName: string | undefined
  /** A URL of the gateway, or a `data:` URI. */
  readonly profileImage: string | undefined
  /** Query of the account's names: the chosen name, then the registered names. */
  readonly names: UseQueryResult<readonly Profile[]>
  /** The wanted name and similar available names. */
  readonly suggestions: readonly NameSuggestion[]
  /** Whether suggestions are loading. */
  readonly loading: boolean
  /** Error of the suggestions. */
  readonly error: Error | null
  /** The name whose registration waits for the wallet or the gateway. */
  readonly registering: string | undefined
  /** Registers a name: see `registerName`. */
  readonly register: Action<[RegisterNameParameters], Profile>
}

/**
 * Names below the parent of the option `names`. Nothing is requested without it. Data is fresh for 5 minutes.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { profileName, suggestions, register } = useNames({ name: 'alice' })
 * await register({ name: 'alice' })
 */
export function useNames({
  name = '',
  enabled = true,
  ...callbacks
}: UseNamesParameters = {}): UseNamesReturnType {
  const { client } = useLatchkit()
  const { address } = useAtomValue(accountAtom)
  const registering = useAtomValue(registeringNameAtom)
  const { names: option, gateway } = client.config
  const isOn = Boolean(enabled && option && gateway)
  const names = useClientQuery(isOn && address ? accountNamesQueryOptions(client, { address }) : undefined)
  const suggestions = useClientQuery(isOn && name ? nameSuggestionsQueryOptions(client, { name }) : undefined)
  const register = useAction(
    (parameters: RegisterNameParameters) => registerName(client, parameters),
    callbacks,
  )
  const [profile] = names.data ?? []
  return {
    parent: option?.parent,
    profileName: profile?.name,
    profileImage: profile?.avatar,
    names,
    suggestions: suggestions.data ?? [],
    loading: suggestions.isFetching,
    error: suggestions.error,
    registering,
    register,
  }
}
