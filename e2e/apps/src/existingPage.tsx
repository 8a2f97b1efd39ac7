import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { createLatchkit } from '@latchkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { Lab } from './Lab.js'
import { localNetworks } from './localNetworks.js'
import { readRpcUrls } from './readRpcUrls.js'

const networks = localNetworks(readRpcUrls())
const config = createConfig({ chains: networks, transports: { 31337: http(), 31338: http() } })
const latchkit = createLatchkit({
  metadata: { name: 'Existing' },
  networks,
  adapters: [wagmiAdapter({ config })],
  locale: 'en-US',
})
const queryClient = new QueryClient()
const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={queryClient}>
          <Lab latchkit={latchkit} />
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
