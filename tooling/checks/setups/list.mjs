import { next } from './next.mjs'
import { solanaSetups } from './solana.mjs'

/**
 * The set-ups of a newcomer. Each starts in an empty folder, or with the output of `generator`, which is not changed; `code`
 * are blocks of the docs, `page.md#file`, by the file they become. `installs` is the heading of the install page whose
 * commands they run, or another page that has them. Between them they have every package manager, bundler and version of
 * React of the docs. The build of a generated app comes after that of `builds`. With `hasLibraries` the declarations of our
 * packages are checked as well, with `connects` the test wallet connects, with `restores` the server renders its account
 * after a reload, and `library` is a wallet by a library of its maker. An app of `template` is made by create-latchkit,
 * installed as it is, and its scripts are run. To one with `chains`, the command `latchkit` adds what is missing; `files` has
 * the page with the button. The account of the wallet is one of Solana with `isSolana`, and `lacks` is a package that must
 * not be installed. `adds` is installed by the same command, and `replaces` has packages that npm installs in place
 * of others. With `chain` the endpoint https://rpc.example.com is a local Solana chain, on which the account has 1 SOL: the
 * button `presses` sends, and `shows` is on the page afterwards; lists of both are steps. With `isPhone` the browser is as on
 * Android, with a wallet that Mobile Wallet Adapter reaches, and `receiver` must have 0.001 SOL in the end.
 */

/** Renders what a page of the docs exports as `latchkit`. */
const renders = `import { ConnectButton, LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
import { latchkit } from './latchkit.js'

createRoot(document.getElementById('root') ?? document.body).render(
  <LatchkitProvider latchkit={latchkit}>
    <ConnectButton />
  </LatchkitProvider>,
)
`

/** Renders what a page of the docs exports as `App`. */
const rendersApp = `import { createRoot } from 'react-dom/client'
import { App } from './App.js'

createRoot(document.getElementById('root') ?? document.body).render(<App />)
`

/** A page with the button alone. */
const button = `import { ConnectButton } from '@latchkit/react'

export default function App() {
  return <ConnectButton />
}
`

export const setups = [
  {
    name: 'vite',
    manager: 'pnpm',
    connects: true,
    installs: 'EVM chains',
    hasLibraries: true,
    code: { 'src/main.tsx': 'docs/start/first-connect.md#main.tsx' },
  },
  {
    name: 'create-vite',
    manager: 'npm',
    generator: ['create-vite@latest', 'app', '--template', 'react-ts', '--no-interactive'],
    connects: true,
    installs: 'EVM chains',
    code: { 'src/main.tsx': 'docs/start/first-connect.md#main.tsx' },
  },
  { name: 'create-vite-react', manager: 'npm', template: 'vite-react', connects: true },
  {
    name: 'create-vite-multichain',
    manager: 'npm',
    template: 'vite-multichain',
    connects: true,
  },
  {
    name: 'solana-kit',
    manager: 'npm',
    template: 'solana-kit',
    // A command in a package of @solana/kit wants Node 22; browsers never load it.
    knownWarning: /^npm warn EBADENGINE/,
    connects: true,
    isSolana: true,
    lacks: '@solana/web3.js',
  },
  {
    name: 'create-next',
    manager: 'npm',
    bundler: 'next',
    template: 'next',
    connects: true,
    restores: true,
  },
  { name: 'create-vue', manager: 'npm', template: 'vue', connects: true },
  // Its own test connects by e-mail, in the app and with the secure site of its command `npm run dev`.
  { name: 'create-embedded', manager: 'npm', template: 'embedded' },
  {
    name: 'add-vite-react',
    manager: 'npm',
    generator: ['create-vite@latest', 'app', '--template', 'react-ts', '--no-interactive'],
    chains: 'evm,solana',
    connects: true,
    files: { 'src/App.tsx': button },
  },
  {
    name: 'add-next',
    manager: 'npm',
    bundler: 'next',
    generator: next.generator,
    chains: 'evm',
    connects: true,
    files: { 'app/page.tsx': button },
  },
  {
    name: 'add-vue',
    manager: 'npm',
    connects: true,
    generator: ['create-vite@latest', 'app', '--template', 'vue-ts', '--no-interactive'],
    chains: 'evm',
    files: {
      'src/App.vue': `<script setup lang="ts">
import { latchkit } from './latchkit'
</script>

<template>
  <latchkit-button :latchkit.prop="latchkit" />
</template>
`,
    },
  },
  {
    // Newer versions of create-vue need Node 22.
    name: 'vue',
    manager: 'npm',
    generator: ['create-vue@3.22.3', 'app', '--typescript'],
    connects: true,
    installs: 'docs/guides/other-frameworks.md',
    code: {
      'src/latchkit.ts': 'docs/guides/other-frameworks.md#latchkit.ts',
      'src/App.vue': 'docs/guides/other-frameworks.md#App.vue',
      'vite.config.ts': 'docs/guides/other-frameworks.md#vite.config.ts',
    },
  },
  { ...next, name: 'next' },
  {
    ...next,
    name: 'next-cookies',
    code: {
      'app/cookieProviders.tsx': 'docs/guides/server-rendering.md#cookieProviders.tsx',
      'app/layout.tsx': 'docs/guides/server-rendering.md#cookieLayout.tsx',
      'app/page.tsx': 'docs/guides/server-rendering.md#page.tsx',
    },
    restores: true,
  },
  {
    ...next,
    name: 'next-without-cache-components',
    generator: [...next.generator, '--no-cache-components'],
    builds: ['next', 'build', '--webpack'],
  },
  {
    name: 'react-18',
    manager: 'yarn1',
    react: '18.3.0',
    connects: true,
    installs: 'EVM chains',
    code: { 'src/main.tsx': 'docs/start/first-connect.md#main.tsx' },
  },
  {
    name: 'own-wagmi-config',
    manager: 'npm',
    connects: true,
    installs: 'EVM chains',
    code: { 'src/App.tsx': 'docs/guides/existing-wagmi-app.md#App.tsx' },
    files: { 'src/main.tsx': rendersApp },
  },
  {
    // Beside a kit that has wagmi 2 as its peer: an app that moves page by page.
    name: 'wagmi-2',
    manager: 'npm',
    installs: 'EVM chains with wagmi 2',
    hasLibraries: true,
    connects: true,
    adds: ['@rainbow-me/rainbowkit@2.2.8'],
    // Libraries of wallets that wagmi 2 depends on, some with licences that the lockfile may not have. The app imports none.
    replaces: Object.fromEntries(
      [
        '@base-org/account',
        '@coinbase/wallet-sdk',
        '@metamask/sdk',
        '@walletconnect/ethereum-provider',
        'cbw-sdk',
      ].map(name => [name, 'npm:eventemitter3@5.0.1']),
    ),
    code: { 'src/App.tsx': 'docs/guides/existing-wagmi-app.md#App.tsx' },
    files: { 'src/main.tsx': rendersApp },
  },
  {
    name: 'solana',
    manager: 'yarn4',
    installs: 'Solana',
    hasLibraries: true,
    code: { 'src/latchkit.ts': 'docs/adapters/solana.md#latchkit.ts' },
    files: { 'src/main.tsx': renders },
  },
  ...solanaSetups,
  {
    name: 'both',
    manager: 'pnpm',
    connects: true,
    installs: 'EVM chains and Solana',
    code: { 'src/latchkit.ts': 'docs/guides/several-namespaces.md#latchkit.ts' },
    files: { 'src/main.tsx': renders },
  },
  {
    name: 'sign-in',
    manager: 'npm',
    installs: 'EVM chains',
    code: {
      'src/latchkit.ts': 'docs/guides/sign-in-with-wallet.md#latchkit.ts',
      'src/Session.tsx': 'docs/guides/sign-in-with-wallet.md#Session.tsx',
    },
    files: {
      'src/main.tsx': `import { ConnectButton, LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
import { latchkit } from './latchkit.js'
import { Session } from './Session.js'

createRoot(document.getElementById('root') ?? document.body).render(
  <LatchkitProvider latchkit={latchkit}>
    <ConnectButton />
    <Session />
  </LatchkitProvider>,
)
`,
    },
  },
  {
    name: 'custom-button',
    manager: 'yarn4',
    connects: true,
    installs: 'EVM chains',
    code: {
      'src/latchkit.ts': 'docs/guides/theming.md#latchkit.ts',
      'src/Wallet.tsx': 'docs/guides/custom-button.md#Wallet.tsx',
    },
    files: {
      'src/main.tsx': `import { LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
import { latchkit } from './latchkit.js'
import { Wallet } from './Wallet.js'

createRoot(document.getElementById('root') ?? document.body).render(
  <LatchkitProvider latchkit={latchkit}>
    <Wallet />
  </LatchkitProvider>,
)
`,
    },
  },
  {
    name: 'theming',
    manager: 'pnpm',
    installs: 'EVM chains',
    code: { 'src/latchkit.ts': 'docs/guides/theming.md#latchkit.ts' },
    files: { 'src/main.tsx': renders },
    style: { name: '--lk-accent', value: 'oklch(0.56 0.22 293)' },
  },
  {
    name: 'third-language',
    manager: 'yarn1',
    installs: 'EVM chains',
    code: { 'src/latchkit.ts': 'docs/guides/localisation.md#german.ts' },
    files: { 'src/main.tsx': renders },
    button: 'Wallet verbinden',
  },
  {
    name: 'protocol-client',
    manager: 'npm',
    bundler: 'none',
    hasLibraries: true,
    installs: 'The WalletConnect client alone',
    code: { 'src/main.ts': 'packages/walletconnect/README.md#client.ts' },
  },
  {
    name: 'migration',
    manager: 'npm',
    installs: 'EVM chains',
    code: { 'src/latchkit.ts': 'docs/guides/migrate-from-appkit.md#latchkit.ts' },
    files: { 'src/main.tsx': renders },
  },
  {
    name: 'library',
    manager: 'npm',
    installs: 'EVM chains',
    adds: ['@base-org/account'],
    code: { 'src/latchkit.ts': 'docs/guides/existing-wagmi-app.md#libraries.ts' },
    files: { 'src/main.tsx': renders },
    library: { row: 'Base Account', asks: 'https://keys.coinbase.com' },
  },
  {
    name: 'library-missing',
    manager: 'npm',
    installs: 'EVM chains',
    code: { 'src/latchkit.ts': 'docs/guides/existing-wagmi-app.md#libraries.ts' },
    files: { 'src/main.tsx': renders },
    library: { row: 'Base Account', says: '@base-org/account' },
  },
]
