import '@solana/wallet-adapter-react-ui/styles.css'
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react'
import { WalletModalProvider, WalletMultiButton } from '@solana/wallet-adapter-react-ui'
import { clusterApiUrl } from '@solana/web3.js'
import { createRoot } from 'react-dom/client'

// The app of https://github.com/anza-xyz/wallet-adapter/blob/master/APP.md.
const endpoint = clusterApiUrl('mainnet-beta')

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <ConnectionProvider endpoint={endpoint}>
      <WalletProvider wallets={[]}>
        <WalletModalProvider>
          <WalletMultiButton />
        </WalletModalProvider>
      </WalletProvider>
    </ConnectionProvider>,
  )
}
