import { ConnectButton } from '@latchkit/react'

const steps = [
  ['Connect', 'Choose a wallet of this browser and approve it there.'],
  ['Sign', 'A message or typed data. The page checks the signature itself.'],
  ['Send', 'Test ether, a test token or test SOL, with the new balance.'],
  ['Switch', 'Between local chains, Ethereum and Solana, from here or from the wallet.'],
] as const

/** Content of the page before a wallet is connected. */
export function EmptyPanel() {
  return (
    <div className="card empty">
      <ol className="steps">
        {steps.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <ConnectButton.Custom>
        {({ openConnect, status }) => (
          <button type="button" className="button primary" onClick={openConnect}>
            {status === 'reconnecting' ? 'Connecting again…' : 'Connect to start'}
          </button>
        )}
      </ConnectButton.Custom>
    </div>
  )
}
