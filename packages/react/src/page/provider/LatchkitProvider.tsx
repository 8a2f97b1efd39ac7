'use client'
import { type Client, ConfigInvalidError, type NamespaceAdapter } from '@latchkit/core'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { retainClient } from '../latchkit/startClient.js'
import type { Latchkit } from '../latchkit/types.js'
import { LatchkitContext } from './LatchkitContext.js'

/** An adapter may have a component that wraps the app, such as the provider of its library. */
type AdapterWithProvider = NamespaceAdapter & {
  readonly Provider?: ComponentType<{ client: Client; children?: ReactNode }> | undefined
}

/** Props of `LatchkitProvider`. */
export type LatchkitProviderProps = {
  latchkit: Latchkit
  children?: ReactNode | undefined
}

/**
 * Starts the client while mounted and provides it to hooks and buttons. Does not render an element.
 *
 * @throws ConfigInvalidError `config/invalid`, when `latchkit` is missing
 * @throws TwoWagmiConfigsError `adapter/two-wagmi-configs`, when `wagmiAdapter` and a `WagmiProvider` above differ
 * @throws ClientDestroyedError `client/destroyed`, when the client was ended before
 *
 * @example
 * <LatchkitProvider latchkit={latchkit}><ConnectButton /></LatchkitProvider>
 */
export function LatchkitProvider({ latchkit, children }: LatchkitProviderProps) {
  if (!latchkit) throw new ConfigInvalidError({ problems: ['latchkit: pass what createLatchkit returns'] })
  const [, setState] = useState<undefined>()
  useEffect(() => {
    const fail = (error: unknown) =>
      setState(() => {
        throw error
      })
    return retainClient(latchkit, fail)
  }, [latchkit])
  const { client } = latchkit
  const wrapped = client.adapters.reduceRight<ReactNode>((inner, adapter: AdapterWithProvider) => {
    const { Provider, namespace } = adapter
    return Provider ? (
      <Provider key={namespace} client={client}>
        {inner}
      </Provider>
    ) : (
      inner
    )
  }, children)
  return <LatchkitContext.Provider value={latchkit}>{wrapped}</LatchkitContext.Provider>
}
