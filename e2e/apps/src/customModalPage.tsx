import { LatchkitProvider } from '@latchkit/react'
import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createLab } from './createLab.js'
import { LabState } from './LabState.js'
import { readOptions } from './readOptions.js'
import { readRpcUrls } from './readRpcUrls.js'

/** The component that the guide shows: `setup/buildApps.ts` makes a module of it. */
const guides = import.meta.glob<{ WalletDialog: ComponentType }>('../../../docs/guides/custom-modal.md', {
  eager: true,
})
const [guide] = Object.values(guides)

const latchkit = createLab({ options: readOptions(), rpcUrls: readRpcUrls() })

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <LatchkitProvider latchkit={latchkit}>
        {guide ? <guide.WalletDialog /> : null}
        <LabState />
      </LatchkitProvider>
    </StrictMode>,
  )
