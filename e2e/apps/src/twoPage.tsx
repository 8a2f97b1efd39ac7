import { ConnectButton, type Latchkit, LatchkitProvider } from '@latchkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createLab } from './createLab.js'
import { LabState } from './LabState.js'
import { readOptions } from './readOptions.js'
import { readRpcUrls } from './readRpcUrls.js'

const options = readOptions()
const rpcUrls = readRpcUrls()
const first = createLab({ options, rpcUrls, storageKey: 'first' })
const second = createLab({ options, rpcUrls, storageKey: 'second' })

const Half = ({ id, latchkit }: { id: string; latchkit: Latchkit }) => (
  <section data-testid={id} aria-label={id}>
    <LatchkitProvider latchkit={latchkit}>
      <ConnectButton />
      <LabState />
    </LatchkitProvider>
  </section>
)

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Half id="first" latchkit={first} />
      <Half id="second" latchkit={second} />
    </StrictMode>,
  )
