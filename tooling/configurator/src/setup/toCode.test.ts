import { describe, expect, test } from 'vitest'
import type { Setup } from './setup.js'
import { defaultSetup } from './setup.js'
import { toCode } from './toCode.js'

const everything: Setup = {
  themeMode: 'dark',
  accent: 'violet',
  radius: 12,
  locale: 'ar',
  methods: ['wallet', 'email', 'social'],
  features: {
    collapseWallets: true,
    legalCheckbox: true,
    receive: false,
    send: false,
    swaps: false,
    onramp: false,
    smartSessions: true,
  },
  logins: { email: false, socials: false, farcaster: true },
  smartAccounts: false,
  sponsored: true,
  names: true,
  embedded: true,
}

describe('toCode', () => {
  test('is the page’s own app for the defaults', () => {
    expect(toCode(defaultSetup)).toBe(`import { solanaAdapter } from '@latchkit/adapter-solana'
import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { mainnet, solana } from '@latchkit/core/networks'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'

const latchkit = createLatchkit({
  metadata: { name: 'My app' },
  networks: [mainnet, solana],
  adapters: [wagmiAdapter(), solanaAdapter()],
  gateway: { url: 'https://gateway.example.com' },
  secureFrame: { url: 'https://wallet.example.com', projectId: 'my-app' },
})

export function App() {
  return (
    <LatchkitProvider latchkit={latchkit}>
      <ConnectButton />
    </LatchkitProvider>
  )
}
`)
  })

  test('names every option that is not default, and only those', () => {
    expect(toCode(everything)).toContain(`  adapters: [wagmiAdapter(), solanaAdapter()],
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
`)
    expect(toCode(everything)).toContain('<LatchkitModal embedded />')
    expect(toCode({ ...defaultSetup, accent: 'violet' })).toContain(`import {
  accentPresets,
  ConnectButton,
  createLatchkit,
  LatchkitProvider,
} from '@latchkit/react'
`)
    expect(toCode({ ...defaultSetup, accent: '#ff8800' })).toContain(
      "  themeVariables: { '--lk-accent': '#ff8800' },\n",
    )
  })

  test('names the paymaster of a smart account, and of nothing else', () => {
    const paymaster = "    paymaster: { url: 'https://paymaster.example.com' },\n"
    expect(toCode({ ...defaultSetup, sponsored: true })).toContain(paymaster)
    expect(toCode(everything)).not.toContain('paymaster')
  })

  test('has no secure site without a login, and names the logins that are left', () => {
    const off = { email: false, socials: false, farcaster: false }
    expect(toCode({ ...defaultSetup, logins: off })).not.toMatch(/secureFrame|features/)
    expect(toCode({ ...defaultSetup, logins: { ...off, email: true } })).toContain(
      "projectId: 'my-app' },\n  features: { socials: false },\n",
    )
    expect(toCode({ ...defaultSetup, logins: { ...off, socials: true } })).toContain(
      "socials: ['google', 'x', 'discord', 'github', 'apple', 'facebook'],\n",
    )
  })

  // The files are compiled with the rest of the demo, by `npm run typecheck`.
  test.each([
    ['default', defaultSetup],
    ['everything', everything],
    ['accent', { ...defaultSetup, accent: '#ff8800' }],
    ['sponsored', { ...defaultSetup, sponsored: true }],
  ] as const)('compiles: test/generated/%s.tsx', async (name, setup) => {
    await expect(toCode(setup)).toMatchFileSnapshot(`../../test/generated/${name}.tsx`)
  })
})
