import { solanaAdapter } from '@latchkit/adapter-solana'
import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { mainnet, solana } from '@latchkit/core/networks'
import {
  accentPresets,
  createLatchkit,
  LatchkitModal,
  LatchkitProvider,
} from '@latchkit/react'

const latchkit = createLatchkit({
  metadata: { name: 'My app' },
  networks: [mainnet, solana],
  adapters: [wagmiAdapter(), solanaAdapter()],
  gateway: { url: 'https://gateway.example.com' },
  secureFrame: {
    url: 'https://wallet.example.com',
    projectId: 'my-app',
    smartAccounts: false,
  },
  names: { parent: 'example.eth' },
  themeMode: 'dark',
  themeVariables: { '--lk-accent': accentPresets.violet, '--lk-radius': '12px' },
  locale: 'ar',
  features: {
    collapseWallets: true,
    legalCheckbox: true,
    receive: false,
    send: false,
    swaps: false,
    onramp: false,
    smartSessions: true,
    email: false,
    socials: ['farcaster'],
    connectMethodsOrder: ['wallet', 'email', 'social'],
  },
  termsConditionsUrl: 'https://example.com/terms',
  privacyPolicyUrl: 'https://example.com/privacy',
})

export function App() {
  return (
    <LatchkitProvider latchkit={latchkit}>
      <LatchkitModal embedded />
    </LatchkitProvider>
  )
}
