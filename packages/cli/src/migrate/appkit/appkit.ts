import { moveHookFields } from '../hooks/moveHookFields.js'
import { moveModalHooks } from '../hooks/moveModalHooks.js'
import type { Kit } from '../kit.js'
import type { Project } from '../project/project.js'
import { moveImports } from '../source/moveImports.js'
import { moveElements } from './moveElements.js'
import { moveInstance } from './moveInstance.js'
import { moveNetworks } from './moveNetworks.js'

const module = '@reown/appkit/react'
const account = ['address', 'allAccounts', 'caipAddress', 'isConnected', 'status', 'embeddedWalletInfo']

/** AppKit 1, with the adapters for wagmi, ethers and Solana. */
export const appkit: Kit = {
  title: 'AppKit',
  name: 'appkit',
  packages: /^@reown\/appkit/,
  steps: [
    moveInstance,
    moveNetworks,
    moveElements,
    (project: Project) =>
      moveModalHooks(project, [{ module, name: 'useAppKitState', fields: { open: { does: 'tell' } } }]),
    (project: Project) => {
      const react = '@latchkit/react'
      moveHookFields(project, [
        { module, hook: 'useAppKit', target: [react, 'useModal'], fields: { open: 'open', close: 'close' } },
        { module, hook: 'useAppKitAccount', target: [react, 'useAccount'], fields: toSame(account) },
        {
          module,
          hook: 'useAppKitNetwork',
          target: [react, 'useNetwork'],
          fields: { ...toSame(['caipNetworkId', 'chainId', 'switchNetwork']), caipNetwork: 'network' },
        },
        {
          module,
          hook: 'useAppKitTheme',
          target: [react, 'useTheme'],
          fields: { themeMode: 'mode', setThemeMode: 'setMode', setThemeVariables: 'setVariables' },
        },
        {
          module,
          hook: 'useAppKitProvider',
          target: [react, 'useProvider'],
          solana: ['@latchkit/adapter-solana/web3js', 'useSolanaProvider'],
          fields: { walletProvider: 'provider', walletProviderType: 'providerType' },
        },
        { module, hook: 'useDisconnect', target: [react, 'useDisconnect'], whole: 'disconnect' },
        { module, hook: 'useWalletInfo', target: [react, 'useWalletInfo'], whole: 'walletInfo' },
        {
          module: '@reown/appkit-adapter-solana/react',
          hook: 'useAppKitConnection',
          target: ['@latchkit/adapter-solana/web3js', 'useSolanaConnection'],
          fields: { connection: 'connection' },
        },
      ])
    },
    (project: Project) =>
      moveImports(project, {
        [module]: {
          AppKitButton: ['@latchkit/react', 'ConnectButton'],
          AppKitConnectButton: ['@latchkit/react', 'ConnectButton'],
          AppKitAccountButton: ['@latchkit/react', 'AccountButton'],
          AppKitNetworkButton: ['@latchkit/react', 'NetworkButton'],
        },
      }),
  ],
}

function toSame(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, name]))
}
