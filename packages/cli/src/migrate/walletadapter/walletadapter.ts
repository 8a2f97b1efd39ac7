import { moveModalHooks } from '../hooks/moveModalHooks.js'
import type { Kit } from '../kit.js'
import type { Project } from '../project/project.js'
import { moveImports } from '../source/moveImports.js'
import { moveButtons } from './moveButtons.js'
import { moveProviders } from './moveProviders.js'

const moveModal = (project: Project) =>
  moveModalHooks(project, [
    {
      module: '@solana/wallet-adapter-react-ui',
      name: 'useWalletModal',
      fields: { visible: { does: 'tell' }, setVisible: { does: 'toggle' } },
    },
  ])

/** Names that the drop-in has, so that only their import lines change. */
const sameNames = [
  'AnchorWallet',
  'ConnectionContextState',
  'ConnectionProvider',
  'ConnectionProviderProps',
  'useAnchorWallet',
  'useConnection',
  'useWallet',
  'Wallet',
  'WalletContextState',
  'WalletNotSelectedError',
  'WalletProvider',
  'WalletProviderProps',
]

const moveHooks = (project: Project) =>
  moveImports(project, {
    '@solana/wallet-adapter-react': Object.fromEntries(
      sameNames.map(name => [name, ['@latchkit/adapter-solana/wallet-adapter', name]]),
    ),
  })

/**
 * `@solana/wallet-adapter-react` and its interface packages. `@solana/wallet-adapter-base` stays: the drop-in throws its
 * errors.
 */
export const walletAdapter: Kit = {
  title: "Solana's wallet adapter",
  name: 'wallet-adapter',
  packages: /^@solana\/wallet-adapter-(?!base$)/,
  kept: /WalletAdapter$/,
  steps: [moveProviders, moveModal, moveButtons, moveHooks],
}
