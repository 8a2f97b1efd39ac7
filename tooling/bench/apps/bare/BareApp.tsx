import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  createConfig,
  http,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  WagmiProvider,
} from 'wagmi'
import { mainnet } from 'wagmi/chains'

const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })
const queryClient = new QueryClient()

function Wallet() {
  const { address } = useConnection()
  const { mutate: connect } = useConnect()
  const { mutate: disconnect } = useDisconnect()
  const connectors = useConnectors()
  if (address) {
    return (
      <button type="button" onClick={() => disconnect({})}>
        {address}
      </button>
    )
  }
  return connectors.map(connector => (
    <button type="button" key={connector.uid} onClick={() => connect({ connector })}>
      {connector.name}
    </button>
  ))
}

/** Code that an app with wagmi has anyway: the budget counts only the addition. */
export function BareApp({ children }: { children?: ReactNode }) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <Wallet />
        {children}
      </QueryClientProvider>
    </WagmiProvider>
  )
}
