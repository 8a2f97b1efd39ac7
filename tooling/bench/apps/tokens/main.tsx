import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { connect } from '@latchkit/core/connection'
import { mainnet } from '@latchkit/core/networks'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
import { probe } from '../countedRenders.js'

const latchkit = createLatchkit({
  metadata: { name: 'App' },
  networks: [mainnet],
  adapters: [wagmiAdapter()],
  gateway: { url: new URLSearchParams(location.search).get('gateway') ?? '' },
})
probe.__connect = () => connect(latchkit.client, { connectorId: 'bench.wallet' })

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <LatchkitProvider latchkit={latchkit}>
      <ConnectButton />
    </LatchkitProvider>,
  )
}
