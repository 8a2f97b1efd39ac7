import {
  hasEmbeddedWallet,
  legalUrls,
  type Setup,
  toFeatures,
  toThemeVariables,
  useKeyedLatchkit,
} from '@latchkit/configurator'
import type { NamespaceAdapter } from '@latchkit/core'
import { createLatchkit, type Latchkit } from '@latchkit/react'
import { useState } from 'react'
import { readConfig } from '../config/parseConfig.js'
import { createNetworks, createSolanaNetwork, localNames } from '../networks/createNetworks.js'

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
  return useKeyedLatchkit(key, () =>
    createLatchkit({
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
  )
}
