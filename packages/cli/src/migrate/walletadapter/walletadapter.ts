import { moveModalHooks } from '../hooks/moveModalHooks.js'
import type { Kit } from '../kit.js'
import type { Project } from '../project/project.js'
import { moveImports } from '../source/moveImports.js'
import { moveButtons } from './moveButtons.js'
import { moveHooks } from './moveHooks.js'
import { moveProviders } from './moveProviders.js'
import { moveUseWallet } from './moveUseWallet.js'

const moveModal = (project: Project) =>
  moveModalHooks(project, [
    {
      module: '@solana/wallet-adapter-react-ui',
      name: 'useWalletModal',
      fields: { visible: { does: 'tell' }, setVisible: { does: 'toggle' } },
    },
  ])

const moveTypes = (project: Project) =>
  moveImports(project, {
    '@solana/wallet-adapter-react': { AnchorWallet: ['@latchkit/adapter-solana/web3js', 'SolanaProvider'] },
  })

/** `@solana/wallet-adapter-react` and its interface packages. */
export const walletAdapter: Kit = {
  title: "Solana's wallet adapter",
  name: 'wallet-adapter',
  packages: /^@solana\/wallet-adapter-/,
  kept: /WalletAdapter$/,
  steps: [moveProviders, moveUseWallet, moveHooks, moveModal, moveButtons, moveTypes],
}
