import { type ModalField, moveModalHooks } from '../hooks/moveModalHooks.js'
import type { Kit } from '../kit.js'
import type { Project } from '../project/project.js'
import { moveImports } from '../source/moveImports.js'
import { moveAdapters } from './moveAdapters.js'
import { moveElements } from './moveElements.js'
import { moveInstance } from './moveInstance.js'

const hooks = '@reown/appkit/react'

const state: Record<string, ModalField> = { open: { does: 'tell' } }

/** AppKit 1, with the adapters for wagmi and Solana. */
export const appkit: Kit = {
  title: 'AppKit',
  name: 'appkit',
  packages: /^@reown\/appkit/,
  namespaces: ['eip155'],
  steps: [
    moveInstance,
    moveAdapters,
    moveElements,
    (project: Project) => moveModalHooks(project, [{ module: hooks, name: 'useAppKitState', fields: state }]),
    (project: Project) => moveImports(project, moved),
  ],
}

const moved = {
  [hooks]: {
    useAppKit: ['@latchkit/react', 'useModal'],
    useAppKitAccount: ['@latchkit/react', 'useAccount'],
    useAppKitNetwork: ['@latchkit/react', 'useNetwork'],
    useAppKitBalance: ['@latchkit/react', 'useBalance'],
    useWalletInfo: ['@latchkit/react', 'useWalletInfo'],
    AppKitButton: ['@latchkit/react', 'ConnectButton'],
    AppKitConnectButton: ['@latchkit/react', 'ConnectButton'],
    AppKitAccountButton: ['@latchkit/react', 'AccountButton'],
    AppKitNetworkButton: ['@latchkit/react', 'NetworkButton'],
  },
  '@reown/appkit/networks': {
    AppKitNetwork: ['@latchkit/core', 'NetworkInput'],
    solana: ['@latchkit/core/networks', 'solana'],
    solanaDevnet: ['@latchkit/core/networks', 'solanaDevnet'],
    solanaTestnet: ['@latchkit/core/networks', 'solanaTestnet'],
  },
} as const
