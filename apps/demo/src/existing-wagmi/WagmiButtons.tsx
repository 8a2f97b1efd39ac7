import { useState } from 'react'
import { useChains, useConnect, useConnection, useConnectors, useDisconnect, useSwitchChain } from 'wagmi'
import { describeError } from '../actions/useAction.js'

/** Plain buttons over wagmi's own hooks, as the app had them before. */
export function WagmiButtons() {
  const { isConnected, chainId } = useConnection()
  const connectors = useConnectors()
  const chains = useChains()
  const { mutateAsync: connect } = useConnect()
  const { mutateAsync: disconnect } = useDisconnect()
  const { mutateAsync: switchChain } = useSwitchChain()
  const [error, setError] = useState<string>()
  const attempt = (action: Promise<unknown>) => {
    setError(undefined)
    action.catch(reason => setError(describeError(reason)))
  }
  return (
    <div className="card">
      <div className="buttons">
        {connectors.map(connector => (
          <button
            key={connector.uid}
            type="button"
            className="button"
            data-testid={`demo-wagmi-connect-${connector.id}`}
            onClick={() => attempt(connect({ connector }))}
          >
            Connect {connector.name}
          </button>
        ))}
        {chains.map(chain => (
          <button
            key={chain.id}
            type="button"
            className="button"
            data-testid={`demo-wagmi-switch-${chain.id}`}
            disabled={!isConnected || chain.id === chainId}
            onClick={() => attempt(switchChain({ chainId: chain.id }))}
          >
            Switch to {chain.name}
          </button>
        ))}
        <button
          type="button"
          className="button"
          data-testid="demo-wagmi-disconnect"
          disabled={!isConnected}
          onClick={() => attempt(disconnect())}
        >
          Disconnect
        </button>
      </div>
      <p className="note negative" role="status" data-testid="demo-wagmi-error">
        {error}
      </p>
    </div>
  )
}
