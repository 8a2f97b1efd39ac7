import { solanaAdapter } from '@latchkit/adapter-solana'
import { walletAdapters } from '@latchkit/adapter-solana/web3js'
import { ConnectButton, createLatchkit, type Latchkit, LatchkitProvider } from '@latchkit/react'
import { hexToBytes } from '@noble/curves/utils.js'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { localSolana } from './localSolana.js'
import { readOptions } from './readOptions.js'
import { createSolanaWallet } from './requests/createSolanaWallet.js'
import { SolanaRequestPanel } from './requests/SolanaRequestPanel.js'

/** An app on Solana whose wallet is an embedded one, with the key of the query. */
function start(root: Element) {
  const { locale, themeMode, solana = '', solanaId } = readOptions()
  const seed = hexToBytes(new URLSearchParams(location.search).get('key') ?? '')
  const wallet = createSolanaWallet(seed, () => latchkit.client)
  const latchkit: Latchkit = createLatchkit({
    metadata: { name: 'Lab', url: 'https://lab.example' },
    networks: [localSolana(solana, solanaId)],
    adapters: [solanaAdapter({ wallets: walletAdapters([wallet]) })],
    locale,
    themeMode,
  })
  createRoot(root).render(
    <StrictMode>
      <LatchkitProvider latchkit={latchkit}>
        <ConnectButton />
        <SolanaRequestPanel />
      </LatchkitProvider>
    </StrictMode>,
  )
}

const root = document.querySelector('#root')
if (root) start(root)
