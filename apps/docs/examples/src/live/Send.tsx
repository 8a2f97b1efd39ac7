import { ConnectButton, useAccount, useModal } from '@latchkit/react'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

export function Send() {
  const { isConnected } = useAccount()
  const { open } = useModal()
  if (!isConnected) return <ConnectButton />
  return (
    <button
      type="button"
      className="button"
      onClick={() => open({ view: 'WalletSend', arguments: { amount: '0.05', to } })}
    >
      Send 0.05 ETH
    </button>
  )
}
