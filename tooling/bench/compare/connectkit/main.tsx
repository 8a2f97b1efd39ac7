import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
import { createRoot } from 'react-dom/client'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

// The app of https://docs.family.co/connectkit/getting-started.
const config = createConfig(
  getDefaultConfig({
    appName: 'App',
    walletConnectProjectId: 'YOUR_PROJECT_ID',
    chains: [mainnet],
    transports: { [mainnet.id]: http() },
  }),
)
const queryClient = new QueryClient()

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider>
          <ConnectKitButton />
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
}
