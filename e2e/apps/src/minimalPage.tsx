import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { mainnet } from '@latchkit/core/networks'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'

const latchkit = createLatchkit({
  metadata: { name: 'App' },
  networks: [mainnet],
  adapters: [wagmiAdapter()],
})
const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <LatchkitProvider latchkit={latchkit}>
      <ConnectButton />
    </LatchkitProvider>,
  )
