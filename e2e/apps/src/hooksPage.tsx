import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { createLatchkit, LatchkitProvider, useAccount, useConnectors, useModal } from '@latchkit/react'
import { Component, type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { localNetworks } from './localNetworks.js'
import { readRpcUrls } from './readRpcUrls.js'

class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'none'
    return <output data-testid="outside">{code}</output>
  }
}

function Inside() {
  const { status } = useAccount()
  const connectors = useConnectors()
  const { open } = useModal()
  return (
    <button type="button" onClick={() => open()} data-testid="inside">
      {status} {connectors.length}
    </button>
  )
}

// The latchkit is made inside of a component, after the first render: no hook may need one made before.
function App() {
  const [latchkit, setLatchkit] = useState<ReturnType<typeof createLatchkit>>()
  const make = () =>
    setLatchkit(
      createLatchkit({
        metadata: { name: 'Hooks' },
        networks: localNetworks(readRpcUrls()),
        adapters: [wagmiAdapter()],
        locale: 'en-US',
      }),
    )
  if (!latchkit)
    return (
      <button type="button" onClick={make} data-testid="make">
        Make
      </button>
    )
  return (
    <LatchkitProvider latchkit={latchkit}>
      <Inside />
    </LatchkitProvider>
  )
}

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
      {new URLSearchParams(location.search).has('outside') ? (
        <Boundary>
          <Inside />
        </Boundary>
      ) : null}
    </StrictMode>,
  )
