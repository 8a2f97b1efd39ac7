import { ConnectButton, useAccount } from '@latchkit/react'

export function Account() {
  const { address, isConnected } = useAccount()
  return (
    <>
      <ConnectButton />
      <p>{isConnected ? `Connected: ${address}` : 'No wallet is connected.'}</p>
    </>
  )
}
