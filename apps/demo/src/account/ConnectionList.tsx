import { useConnections, useModal, useWalletInfo } from '@latchkit/react'
import { useState } from 'react'
import { describeError } from '../actions/useAction.js'
import { shortAddress } from './shortAddress.js'

/** The connected wallets: several may be, one is active. */
export function ConnectionList() {
  const { connections, switchConnection, disconnect } = useConnections()
  const active = useWalletInfo()?.identifier
  const { open } = useModal()
  const [error, setError] = useState<string>()
  const attempt = (action: Promise<void>) => {
    setError(undefined)
    action.catch(reason => setError(describeError(reason)))
  }
  return (
    <div className="connections">
      <h4>Connected wallets</h4>
      <ul>
        {connections.map(({ connector, address }) => (
          <li key={`${connector.namespace} ${connector.id}`} data-testid={`demo-connection-${connector.id}`}>
            {connector.icon ? <img src={connector.icon} alt="" width={28} height={28} /> : null}
            <span className="connection-name">
              {connector.name}
              <small className="muted" dir="ltr">
                {shortAddress(address)}
              </small>
            </span>
            {connector.id === active ? (
              <span className="badge">Active</span>
            ) : (
              <button
                type="button"
                className="button small"
                onClick={() =>
                  attempt(switchConnection({ connectorId: connector.id, namespace: connector.namespace }))
                }
              >
                Use<span className="visually-hidden"> {connector.name}</span>
              </button>
            )}
            {connections.length > 1 ? (
              <button
                type="button"
                className="button small quiet"
                onClick={() =>
                  attempt(disconnect({ connectorId: connector.id, namespace: connector.namespace }))
                }
              >
                Disconnect<span className="visually-hidden"> {connector.name}</span>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {error ? (
        <p className="note negative" role="status">
          {error}
        </p>
      ) : null}
      <button type="button" className="button small" onClick={() => open({ view: 'Connect' })}>
        Connect another wallet
      </button>
    </div>
  )
}
