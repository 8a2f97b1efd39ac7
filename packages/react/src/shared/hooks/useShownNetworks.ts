'use client'
import type { Namespace, Network } from '@latchkit/core'
import { useMemo } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'

/** The networks of a namespace. */
export type NetworkGroup = { readonly namespace: Namespace; readonly networks: readonly Network[] }

/**
 * The usable networks, by namespace in the order of their first network. Omits networks of a namespace without an
 * adapter, because wallets cannot connect to them. For views.
 */
export function useShownNetworks(): readonly NetworkGroup[] {
  const { adapters } = useLatchkit().client
  const { networks } = useNetwork()
  return useMemo(() => {
    const isUsable = (namespace: Namespace) =>
      adapters.length === 0 || adapters.some(adapter => adapter.namespace === namespace)
    const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))].filter(isUsable)
    return namespaces.map(namespace => ({
      namespace,
      networks: networks.filter(({ chainNamespace }) => chainNamespace === namespace),
    }))
  }, [adapters, networks])
}
