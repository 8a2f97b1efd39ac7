import { LatchkitProvider } from '@latchkit/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { WagmiProvider } from 'wagmi'
import { createApp } from './createApp.js'
import { Page } from './Page.js'

/** The order of an app that had wagmi first: its providers outside, the kit's inside. */
export function App() {
  const [{ config, latchkit, queryClient }] = useState(createApp)
  return (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <LatchkitProvider latchkit={latchkit}>
          <Page />
        </LatchkitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
