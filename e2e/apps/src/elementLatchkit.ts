import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { createLatchkit, defineElements } from '@latchkit/element'
import { createConfig, http } from 'wagmi'
import { localNetworks } from './localNetworks.js'
import { readRpcUrls } from './readRpcUrls.js'

const networks = localNetworks(readRpcUrls())

/** The code of latchkit.ts in docs/guides/other-frameworks.md, on the local chains. */
export const config = createConfig({ chains: networks, transports: { 31337: http(), 31338: http() } })

export const latchkit = createLatchkit({
  metadata: { name: 'Elements' },
  networks,
  adapters: [wagmiAdapter({ config })],
  locale: 'en-US',
})

defineElements()
