import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { ConnectButton, createLatchkit, type Latchkit, LatchkitProvider } from '@latchkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Hex } from 'viem'
import { LabActions } from './LabActions.js'
import { LabState } from './LabState.js'
import { localNetworks } from './localNetworks.js'
import { readOptions } from './readOptions.js'
import { readRpcUrls } from './readRpcUrls.js'
import { createEmbeddedWallet } from './requests/createEmbeddedWallet.js'
import { embeddedConnector } from './requests/embeddedConnector.js'
import { RequestPanel } from './requests/RequestPanel.js'

/** An app whose wallets are an embedded one, with the key of the query, and whatever the browser has. */
function start(root: Element) {
  const { locale, themeMode } = readOptions()
  const networks = localNetworks(readRpcUrls())
  const wallet = createEmbeddedWallet(
    (new URLSearchParams(location.search).get('key') ?? '0x1') as Hex,
    networks,
  )
  const latchkit: Latchkit = createLatchkit({
    metadata: { name: 'Lab', url: 'https://lab.example' },
    networks,
    adapters: [wagmiAdapter({ connectors: [embeddedConnector(wallet, () => latchkit.client)] })],
    locale,
    themeMode,
  })
  createRoot(root).render(
    <StrictMode>
      <LatchkitProvider latchkit={latchkit}>
        <ConnectButton />
        <RequestPanel wallet={wallet} />
        <LabActions />
        <LabState />
      </LatchkitProvider>
    </StrictMode>,
  )
}

const root = document.querySelector('#root')
if (root) start(root)
