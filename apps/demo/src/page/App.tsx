import { solanaAdapter } from '@latchkit/adapter-solana'
import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { LatchkitProvider } from '@latchkit/react'
import { useDemoLatchkit } from '../latchkit/useDemoLatchkit.js'
import { useSetup } from '../latchkit/useSetup.js'
import { Page } from './Page.js'

const createAdapters = () => [wagmiAdapter(), solanaAdapter()]

/** The demo: one latchkit, whatever the configurator makes of it. */
export function App() {
  const { setup, change } = useSetup()
  const latchkit = useDemoLatchkit(setup, createAdapters)
  return (
    <LatchkitProvider latchkit={latchkit}>
      <Page setup={setup} onChange={change} />
    </LatchkitProvider>
  )
}
