import {
  Configurator,
  defaultSetup,
  hasEmbeddedWallet,
  legalUrls,
  type Setup,
  toFeatures,
  toThemeVariables,
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
  useLocale,
  useTheme,
} from '@latchkit/react'
import { useEffect, useState } from 'react'
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
  const { themeMode, accent, radius, locale } = setup
  const { setMode, setVariables } = useTheme()
  const { setLocale } = useLocale()
  useEffect(() => setMode(themeMode), [setMode, themeMode])
  useEffect(() => setVariables(toThemeVariables({ accent, radius })), [setVariables, accent, radius])
  useEffect(() => void setLocale(locale), [setLocale, locale])
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
