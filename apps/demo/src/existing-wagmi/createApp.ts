import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { createLatchkit } from '@latchkit/react'
import { QueryClient } from '@tanstack/react-query'
import { createConfig, http } from 'wagmi'
import { readConfig } from '../config/parseConfig.js'
import { createNetworks } from '../networks/createNetworks.js'

/** An app that had wagmi first: its own config and query client, and a latchkit over them. */
export function createApp() {
  const chains = createNetworks(readConfig())
  const config = createConfig({
    chains,
    transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
  })
  const latchkit = createLatchkit({
    metadata: { name: 'App with wagmi', url: window.location.origin },
    networks: chains,
    adapters: [wagmiAdapter({ config })],
    // The demo is another app on the same origin.
    storageKey: 'latchkit-with-wagmi',
  })
  return { config, latchkit, queryClient: new QueryClient() }
}
