import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { mainnet } from '@latchkit/core/networks'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'

// The discard port: a request that came too early would show.
const latchkit = createLatchkit({
  metadata: { name: 'App' },
  networks: [mainnet],
  adapters: [wagmiAdapter()],
  secureFrame: { url: 'http://secure.localhost:9', projectId: 'bench' },
})

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <LatchkitProvider latchkit={latchkit}>
      <ConnectButton />
    </LatchkitProvider>,
  )
}
