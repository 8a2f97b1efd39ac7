import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

// The app of https://rainbowkit.com/docs/installation.
const config = getDefaultConfig({ appName: 'App', projectId: 'YOUR_PROJECT_ID', chains: [mainnet] })
const queryClient = new QueryClient()

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitProvider>
          <ConnectButton />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
}
