import { useConnections, useNetwork, useWalletInfo } from '@latchkit/react'
import { useId, useState } from 'react'
import { ActionNote } from '../components/ActionNote.js'
import { Card } from '../components/Card.js'
import { nextNetwork } from '../networks/createNetworks.js'
import type { Report } from './useAction.js'
import { useAction } from './useAction.js'

/** Asks the wallet to move to another network. */
export function SwitchNetworkCard({ report }: { report: Report }) {
  const { networks, caipNetworkId, switchNetwork } = useNetwork()
  const wallet = useWalletInfo()
  const action = useAction('switch-network', report)
  const [chosen, setChosen] = useState<string>()
  const selectId = useId()
  const { connections } = useConnections()
  // Another chain family has networks to go to once a wallet is connected in it.
  const reachable = networks.filter(network =>
    connections.some(({ connector }) => connector.namespace === network.chainNamespace),
  )
  const others = reachable.filter(network => network.caipNetworkId !== caipNetworkId)
  const target =
    others.find(network => network.caipNetworkId === chosen) ?? nextNetwork(reachable, caipNetworkId)
  const move = () =>
    action.run(async show => {
      if (!target) throw new Error('There is no other network.')
      show({ caipNetworkId: target.caipNetworkId, name: target.name })
      await switchNetwork(target.caipNetworkId)
      setChosen(undefined)
      return {}
    })
  return (
    <Card
      title="Switch network"
      hint="The wallet asks you; one that does not know the network is offered it."
    >
      <div className="field">
        <label htmlFor={selectId}>Network</label>
        <select
          id={selectId}
          data-testid="demo-network-select"
          value={target?.caipNetworkId}
          onChange={({ target: { value } }) => setChosen(value)}
        >
          {others.map(network => (
            <option key={network.caipNetworkId} value={network.caipNetworkId}>
              {network.name}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className="button primary"
        data-testid="demo-switch-network"
        disabled={action.status === 'pending' || !target}
        onClick={move}
      >
        {target ? `Switch to ${target.name}` : 'There is no other network'}
      </button>
      <ActionNote
        action={action}
        pending={`Approve in ${wallet?.name ?? 'your wallet'}…`}
        success={<strong>Now on {`${action.details.name}`}</strong>}
      />
    </Card>
  )
}
