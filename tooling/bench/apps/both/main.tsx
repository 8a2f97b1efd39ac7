import { solanaAdapter } from '@latchkit/adapter-solana'
import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { mainnet, solana } from '@latchkit/core/networks'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'

const latchkit = createLatchkit({
  metadata: { name: 'App' },
  networks: [mainnet, solana],
  adapters: [wagmiAdapter(), solanaAdapter()],
})

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <LatchkitProvider latchkit={latchkit}>
      <ConnectButton />
    </LatchkitProvider>,
  )
}
