'use client'
import type { ConnectorType, Namespace } from '@latchkit/core'
import { accountsAtom, activeNamespaceAtom } from '@latchkit/core/connection'
import { CapabilityNotSupportedError } from '@latchkit/core/errors'
import { useEffect, useState } from 'react'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'

/** A provider of [EIP-1193](https://eips.ethereum.org/EIPS/eip-1193), as far as wallets agree on it. */
export type Eip1193Provider = {
  request(parameters: { method: string; params?: unknown }): Promise<unknown>
  on?(event: string, listener: (...data: readonly never[]) => void): unknown
  removeListener?(event: string, listener: (...data: readonly never[]) => void): unknown
}

/** Provider of a namespace's wallets. Only the eip155 provider has the same type in all adapters. */
export type ProviderOf<namespace extends Namespace> = namespace extends 'eip155' ? Eip1193Provider : unknown

/** The connected wallet's own provider. */
export type UseProviderReturnType<provider> = {
  /**
   * Undefined while disconnected and until the adapter returned it; then the provider of the connected wallet, never of
   * a previous wallet.
   */
  readonly provider: provider | undefined
  /** Type of the connector; undefined while disconnected. */
  readonly providerType: ConnectorType | undefined
  /** Whether the provider is being requested. */
  readonly isPending: boolean
  /** Error of the provider request, such as `rpc/disconnected` or an adapter without providers. */
  readonly error: Error | null
}

type Answer = { readonly of: string; readonly provider?: unknown; readonly error?: Error }

/**
 * The provider of a namespace's connected wallet: EIP-1193 on eip155, the return value of the adapter's `getProvider`
 * elsewhere.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { provider } = useProvider('eip155')
 * await provider?.request({ method: 'eth_chainId' })
 */
export function useProvider<namespace extends Namespace, provider = ProviderOf<namespace>>(
  /** Default: the active namespace. */
  namespace?: namespace | undefined,
): UseProviderReturnType<provider> {
  const { client } = useLatchkit()
  const active = useAtomValue(activeNamespaceAtom)
  const accounts = useAtomValue(accountsAtom)
  const [answer, setAnswer] = useState<Answer>()
  const wanted = namespace ?? active
  const account = wanted && accounts[wanted]
  const connector = account?.isConnected ? account.connector : undefined
  useEffect(() => {
    if (!connector) {
      setAnswer(undefined)
      return
    }
    const { id, namespace } = connector
    let isWanted = true
    const settle = (result: Omit<Answer, 'of'>) => {
      if (isWanted) setAnswer({ of: `${namespace}:${id}`, ...result })
    }
    const adapter = client.adapters.find(one => one.namespace === namespace)
    if (adapter?.getProvider)
      adapter.getProvider({ connectorId: id }).then(
        provider => settle({ provider }),
        (error: Error) => settle({ error }),
      )
    else settle({ error: new CapabilityNotSupportedError({ capability: 'getProvider', namespace }) })
    return () => {
      isWanted = false
    }
  }, [client, connector])
  // Not the connector itself, which is another object after the wallet has switched its network.
  const known = connector && answer?.of === `${connector.namespace}:${connector.id}` ? answer : undefined
  return {
    provider: known?.provider as provider | undefined,
    providerType: connector?.type,
    isPending: connector !== undefined && !known,
    error: known?.error ?? null,
  }
}
