import { solanaAdapter } from '@latchkit/adapter-solana'
import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { mainnet, solana } from '@latchkit/core/networks'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'

const latchkit = createLatchkit({
  metadata: { name: 'My app' },
  networks: [mainnet, solana],
  adapters: [wagmiAdapter(), solanaAdapter()],
  gateway: { url: 'https://gateway.example.com' },
  secureFrame: { url: 'https://wallet.example.com', projectId: 'my-app' },
  themeVariables: { '--lk-accent': '#ff8800' },
})

export function App() {
  return (
    <LatchkitProvider latchkit={latchkit}>
      <ConnectButton />
    </LatchkitProvider>
  )
}
