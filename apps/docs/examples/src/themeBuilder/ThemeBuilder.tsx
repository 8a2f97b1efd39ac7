import {
  Configurator,
  defaultSetup,
  hasEmbeddedWallet,
  legalUrls,
  type Setup,
  toFeatures,
  useAppearance,
  useKeyedLatchkit,
} from '@latchkit/configurator'
import { base, mainnet } from '@latchkit/core/networks'
import { createMemoryStorage } from '@latchkit/core/storage'
import {
  ConnectButton,
  createLatchkit,
  type Latchkit,
  LatchkitProvider,
  NetworkButton,
} from '@latchkit/react'
import { useState } from 'react'
import { exampleFrame } from '../gallery/exampleFrame.js'
import { exampleAdapter } from '../wallet/exampleAdapter.js'
import { examplePlatform } from '../wallet/examplePlatform.js'

/** The configurator of the demo, with wallets that are part of the page, and the code for what was chosen. */
export function ThemeBuilder() {
  const [setup, setSetup] = useState(defaultSetup)
  const latchkit = useSetupLatchkit(setup)
  return (
    <LatchkitProvider latchkit={latchkit}>
      <Builder setup={setup} onChange={setSetup} />
    </LatchkitProvider>
  )
}

function Builder({ setup, onChange }: { setup: Setup; onChange: (setup: Setup) => void }) {
  useAppearance(setup)
  return (
    <div className="builder">
      <div className="live">
        <NetworkButton />
        <ConnectButton />
      </div>
      <Configurator setup={setup} onChange={onChange} />
    </div>
  )
}

/** Theme and locale change in place. Features belong to a client, so another choice of them makes another client. */
function useSetupLatchkit(setup: Setup): Latchkit {
  const [adapters] = useState(() => [exampleAdapter()])
  const features = toFeatures(setup)
  const { smartAccounts, logins } = setup
  const key = JSON.stringify([features, hasEmbeddedWallet(logins), smartAccounts])
  return useKeyedLatchkit(key, () =>
    createLatchkit({
      metadata: { name: 'My app' },
      networks: [mainnet, base],
      adapters,
      storage: createMemoryStorage(),
      platform: examplePlatform(),
      secureFrame: hasEmbeddedWallet(logins) ? { ...exampleFrame(), smartAccounts } : undefined,
      features,
      ...(setup.features.legalCheckbox ? legalUrls : {}),
    }),
  )
}
