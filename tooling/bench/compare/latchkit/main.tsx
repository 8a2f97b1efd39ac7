import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'viem/chains'

const latchkit = createLatchkit({
  metadata: { name: 'App' },
  networks: [mainnet],
  adapters: [wagmiAdapter()],
})

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <LatchkitProvider latchkit={latchkit}>
      <ConnectButton />
    </LatchkitProvider>,
  )
}
