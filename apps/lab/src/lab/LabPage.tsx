'use client'
import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { ConnectButton, createLatchkit, LatchkitProvider, useAccount } from '@latchkit/react'
import { useState } from 'react'
import { defineChain } from 'viem'
import type { Configuration } from '../configurations/types'
import type { Services } from '../services/readServices'

export function LabPage({ services }: { configuration: Configuration; services: Services }) {
  const [latchkit] = useState(() =>
    createLatchkit({
      metadata: { name: 'Latchkit lab' },
      networks: [
        defineChain({
          id: 31337,
          name: 'Local One',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: { default: { http: [services.evmRpcUrls[0]] } },
        }),
      ],
      adapters: [wagmiAdapter()],
    }),
  )
  return (
    <LatchkitProvider latchkit={latchkit}>
      <ConnectButton />
      <LabState />
    </LatchkitProvider>
  )
}

function LabState() {
  const account = useAccount()
  return <pre data-testid="lab-state">{JSON.stringify({ status: account.status })}</pre>
}
