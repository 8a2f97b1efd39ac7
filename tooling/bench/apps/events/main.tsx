import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { connect } from '@latchkit/core/connection'
import { mainnet } from '@latchkit/core/networks'
import { createLatchkit, LatchkitProvider, useAccount, useNetwork } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
import { probe, readCount, useCountedRenders } from '../countedRenders.js'

const latchkit = createLatchkit({
  metadata: { name: 'App' },
  networks: [mainnet],
  adapters: [wagmiAdapter()],
})
probe.__connect = () => connect(latchkit.client, { connectorId: 'bench.wallet' })

function Account() {
  const { address } = useAccount()
  useCountedRenders('account')
  return <button type="button">{address}</button>
}

function Network() {
  const { caipNetworkId } = useNetwork()
  useCountedRenders('network')
  return <span>{caipNetworkId}</span>
}

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <LatchkitProvider latchkit={latchkit}>
      {readCount().map(index => (
        <p key={index}>
          <Account /> <Network />
        </p>
      ))}
    </LatchkitProvider>,
  )
}
