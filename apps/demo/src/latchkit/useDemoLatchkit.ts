import type { NamespaceAdapter } from '@latchkit/core'
import { createLatchkit, type Latchkit } from '@latchkit/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { readConfig } from '../config/parseConfig.js'
import { createNetworks, createSolanaNetwork, localNames } from '../networks/createNetworks.js'
import type { Setup } from '../setup/setup.js'
import { hasEmbeddedWallet, legalUrls, toFeatures, toThemeVariables } from '../setup/toOptions.js'

/**
 * The latchkit of a setup. Theme and locale change in place; features belong to a client, so another choice of them
 * makes another client over the same adapters, and connected accounts stay connected.
 */
export function useDemoLatchkit(setup: Setup, createAdapters: () => readonly NamespaceAdapter[]): Latchkit {
  const [config] = useState(readConfig)
  const [networks] = useState(() => [...createNetworks(config), createSolanaNetwork(config)] as const)
  const [adapters] = useState(createAdapters)
  const features = toFeatures(setup)
  const secureSiteUrl = hasEmbeddedWallet(setup.logins) ? config.secureSiteUrl : undefined
  const names = setup.names ? localNames : undefined
  const { smartAccounts } = setup
  const paymaster =
    setup.sponsored && config.paymasterUrl !== undefined ? { url: config.paymasterUrl } : undefined
  const key = JSON.stringify([features, secureSiteUrl, smartAccounts, paymaster, names])
  const create = () => ({
    key,
    latchkit: createLatchkit({
      metadata: { name: 'Latchkit demo', url: window.location.origin },
      networks,
      adapters,
      walletConnect: { relayUrl: config.relayUrl },
      gateway: { url: config.gatewayUrl },
      secureFrame: secureSiteUrl
        ? { url: secureSiteUrl, projectId: 'demo', smartAccounts, paymaster }
        : undefined,
      names,
      features,
      ...(setup.features.legalCheckbox ? legalUrls : {}),
      themeMode: setup.themeMode,
      themeVariables: toThemeVariables(setup),
      locale: setup.locale,
    }),
  })
  const [current, setCurrent] = useState(create)
  const { latchkit } = current
  const former = useRef(latchkit)
  // Before the provider's own effect starts the next client, so that no adapter runs for two.
  useLayoutEffect(() => {
    if (former.current !== latchkit) former.current.client.destroy()
    former.current = latchkit
  }, [latchkit])
  if (current.key !== key) setCurrent(create())
  return latchkit
}
