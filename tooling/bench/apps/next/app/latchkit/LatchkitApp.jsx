'use client'
import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { mainnet } from 'viem/chains'

const latchkit = createLatchkit({
  metadata: { name: 'App' },
  networks: [mainnet],
  adapters: [wagmiAdapter()],
})

export function LatchkitApp() {
  return (
    <LatchkitProvider latchkit={latchkit}>
      <ConnectButton />
    </LatchkitProvider>
  )
}
