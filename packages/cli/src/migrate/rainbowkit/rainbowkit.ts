import { moveCustom } from '../button/moveCustom.js'
import { type ModalField, moveModalHooks } from '../hooks/moveModalHooks.js'
import type { Kit } from '../kit.js'
import type { Project } from '../project/project.js'
import { moveImports } from '../source/moveImports.js'
import { moveWagmiKit } from '../wagmi/moveWagmiKit.js'
import { readFields } from './customFields.js'
import { moveAvatar } from './moveAvatar.js'
import { moveButton, moveWalletButton } from './moveButton.js'
import { moveWallets } from './moveWallets.js'
import { readProp } from './readProp.js'

const module = '@rainbow-me/rainbowkit'

/** RainbowKit 2, on wagmi 2. */
export const rainbowkit: Kit = {
  title: 'RainbowKit',
  name: 'rainbowkit',
  packages: /^@rainbow-me\//,
  steps: [
    (project: Project) =>
      moveWagmiKit(project, {
        module,
        provider: 'RainbowKitProvider',
        resolved: ['theme'],
        readProp,
        moveWallets,
      }),
    moveAvatar,
    (project: Project) =>
      moveModalHooks(
        project,
        ['Connect', 'Account', 'Chain'].map(part => ({
          module,
          name: `use${part}Modal`,
          fields: toFields(part),
        })),
      ),
    (project: Project) => moveCustom(project, { module, button: 'ConnectButton', readFields }),
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

/** `openConnectModal` and `connectModalOpen` of `useConnectModal`, and those of the other two. */
function toFields(part: string): Record<string, ModalField> {
  const view = part === 'Chain' ? 'Networks' : part
  return {
    [`open${part}Modal`]: { does: 'open', view },
    [`${part.toLowerCase()}ModalOpen`]: { does: 'tell', view },
  }
}
