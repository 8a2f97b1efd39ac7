'use client'
import type { Namespace } from '@latchkit/core'
import { activeNamespaceAtom, setActiveNamespace } from '@latchkit/core/connection'
import { useMemo } from 'react'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'

/** The namespace that is shown, and a function that changes it. */
export type UseActiveNamespaceReturnType = {
  /** That of the account and the network which hooks and buttons show; undefined without any adapter. */
  readonly namespace: Namespace | undefined
  /** Those of the app, in the order of its adapters. */
  readonly namespaces: readonly Namespace[]
  /**
   * Shows another namespace, after a reload too. A namespace that is not connected is shown once it is, or once none is.
   *
   * @throws AdapterNotFoundError `adapter/not-found`
   */
  setNamespace(namespace: Namespace): void
}

/**
 * The namespace whose account and network are shown, for apps with several namespaces.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { namespace, setNamespace } = useActiveNamespace()
 */
export function useActiveNamespace(): UseActiveNamespaceReturnType {
  const { client } = useLatchkit()
  const namespace = useAtomValue(activeNamespaceAtom)
  return useMemo(
    () => ({
      namespace,
      namespaces: client.adapters.map(adapter => adapter.namespace),
      setNamespace: next => setActiveNamespace(client, { namespace: next }),
    }),
    [client, namespace],
  )
}
