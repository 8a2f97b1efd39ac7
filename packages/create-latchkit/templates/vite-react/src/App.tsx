import { ConnectButton, useAccount } from '@latchkit/react'

export function App() {
  const { address, isConnected } = useAccount()
  return (
    <main>
      <h1>app-name</h1>
      <ConnectButton />
      <p>{isConnected ? `Connected: ${address}` : 'No wallet is connected.'}</p>
    </main>
  )
}
