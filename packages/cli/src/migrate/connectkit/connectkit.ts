import { moveCustom } from '../button/moveCustom.js'
import { type ModalField, moveModalHooks } from '../hooks/moveModalHooks.js'
import type { Kit } from '../kit.js'
import type { Project } from '../project/project.js'
import { moveImports } from '../source/moveImports.js'
import { moveWagmiKit } from '../wagmi/moveWagmiKit.js'
import { readFields } from './customFields.js'
import { moveButton } from './moveButton.js'
import { readProp } from './readProp.js'

const module = 'connectkit'

const modalFields: Record<string, ModalField> = {
  open: { does: 'tell' },
  setOpen: { does: 'toggle' },
  openAbout: { does: 'open', view: 'WhatIsAWallet' },
  openOnboarding: { does: 'open', view: 'WhatIsAWallet' },
  openProfile: { does: 'open', view: 'Account' },
  openSwitchNetworks: { does: 'open', view: 'Networks' },
  openSIWE: { does: 'open', view: 'ConnectingSiwe' },
}

/** ConnectKit 1, on wagmi 2. */
export const connectkit: Kit = {
  title: 'ConnectKit',
  name: 'connectkit',
  packages: /^connectkit(?:\/|$)|^connectkit-next-siwe$/,
  steps: [
    (project: Project) =>
      moveWagmiKit(project, {
        module,
        provider: 'ConnectKitProvider',
        resolved: ['theme', 'mode', 'onConnect', 'onDisconnect'],
        readProp,
      }),
    (project: Project) => moveModalHooks(project, [{ module, name: 'useModal', fields: modalFields }]),
    (project: Project) => moveCustom(project, { module, button: 'ConnectKitButton', readFields }),
    moveButton,
    (project: Project) =>
      moveImports(project, {
        [module]: {
          ConnectKitButton: ['@latchkit/react', 'ConnectButton'],
          Avatar: ['@latchkit/react/wallets', 'Avatar'],
        },
      }),
  ],
}
