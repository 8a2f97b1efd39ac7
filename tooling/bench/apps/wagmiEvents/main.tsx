import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createConfig, http, useChainId, useConnection, WagmiProvider } from 'wagmi'
import { connect, getConnectors } from 'wagmi/actions'
import { mainnet } from 'wagmi/chains'
import { probe, readCount, useCountedRenders } from '../countedRenders.js'

const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })
const queryClient = new QueryClient()
probe.__connect = async () => {
  const connector = getConnectors(config).find(({ id }) => id === 'bench.wallet')
  if (connector) await connect(config, { connector })
}

function Account() {
  const { address } = useConnection()
  useCountedRenders('account')
  return <button type="button">{address}</button>
}

function Network() {
  const chainId = useChainId()
  useCountedRenders('network')
  return <span>{chainId}</span>
}

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        {readCount().map(index => (
          <p key={index}>
            <Account /> <Network />
          </p>
        ))}
      </QueryClientProvider>
    </WagmiProvider>,
  )
}
