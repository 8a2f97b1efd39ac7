import { ConnectButton, useAccount } from '@latchkit/react'

export function Connect() {
  const { address, isConnected } = useAccount()
  return (
    <>
      <ConnectButton />
      <p role="status">{isConnected ? `Connected: ${address}` : 'No wallet is connected.'}</p>
    </>
  )
}
