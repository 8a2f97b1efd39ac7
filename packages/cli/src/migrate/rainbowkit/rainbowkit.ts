import type { Kit } from '../kit.js'
import type { Project } from '../project/project.js'
import { moveImports } from '../source/moveImports.js'
import { moveWagmiKit } from '../wagmi/moveWagmiKit.js'
import { moveAvatar } from './moveAvatar.js'
import { moveButton, moveWalletButton } from './moveButton.js'
import { moveCustom } from './moveCustom.js'
import { moveModalHooks } from './moveModalHooks.js'
import { moveWallets } from './moveWallets.js'
import { readProp } from './readProp.js'

const module = '@rainbow-me/rainbowkit'

/** RainbowKit 2, on wagmi 2. */
export const rainbowkit: Kit = {
  title: 'RainbowKit',
  name: 'rainbowkit',
  packages: /^@rainbow-me\//,
  namespaces: ['eip155'],
  steps: [
    (project: Project) =>
      moveWagmiKit(project, { module, provider: 'RainbowKitProvider', readProp, moveWallets }),
    moveAvatar,
    moveModalHooks,
    moveCustom,
    moveButton,
    moveWalletButton,
    (project: Project) =>
      moveImports(project, {
        [module]: {
          ConnectButton: ['@latchkit/react', 'ConnectButton'],
          useAddRecentTransaction: ['@latchkit/react', 'useAddRecentTransaction'],
          AvatarComponent: ['@latchkit/react', 'AccountAvatarProps'],
          Theme: ['@latchkit/react', 'ThemeVariables'],
          WalletButton: ['@latchkit/react/wallets', 'WalletButton'],
        },
      }),
  ],
}
