import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/root.mjs'
import { next } from './next.mjs'

/** Renders a component of Solana beside the button. */
const rendersSolana = (
  imports,
  component,
) => `import { ConnectButton, LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
${imports}
import { latchkit } from './latchkit.js'

createRoot(document.getElementById('root') ?? document.body).render(
  <LatchkitProvider latchkit={latchkit}>
    <ConnectButton />
    ${component}
  </LatchkitProvider>,
)
`

const rendersTip = file =>
  rendersSolana(
    `import { Keypair } from '@solana/web3.js'\nimport { Tip } from './${file}.js'`,
    '<Tip to={Keypair.generate().publicKey} />',
  )

/** An app of Solana on a local chain. */
const solana = {
  manager: 'npm',
  // Scripts that make Node faster, commands that want Node 22, and chunks above 500 kB: web3.js alone has 250.
  knownWarning: /^npm warn (?:install-scripts|EBADENGINE)|chunkSizeWarningLimit/,
  connects: true,
  isSolana: true,
  chain: true,
  presses: 'Tip 0.001 SOL',
  shows: /Sent: \w{80,90}/,
}

/** The transfer of the System program as an IDL of Anchor, and a button that calls it. */
const anchorTip = `import { BN, type Idl } from '@coral-xyz/anchor'
import { PublicKey } from '@solana/web3.js'
import { useState } from 'react'
import { useProgram } from './useProgram.js'

const idl: Idl = {
  address: '11111111111111111111111111111111',
  metadata: { name: 'system', version: '1.0.0', spec: '0.1.0' },
  instructions: [
    {
      name: 'transfer',
      discriminator: [2, 0, 0, 0],
      accounts: [
        { name: 'from', writable: true, signer: true },
        { name: 'to', writable: true },
      ],
      args: [{ name: 'lamports', type: 'u64' }],
    },
  ],
}

export function Tip({ to }: { to: PublicKey }) {
  const program = useProgram(idl)
  const [sent, setSent] = useState<string>()

  async function tip() {
    const from = program?.provider.publicKey
    const transfer = program?.methods.transfer?.(new BN(1_000_000))
    if (from && transfer) setSent(await transfer.accountsStrict({ from, to }).rpc())
  }

  return (
    <button type="button" disabled={!program} onClick={tip}>
      {sent ? \`Sent: \${sent}\` : 'Tip 0.001 SOL'}
    </button>
  )
}
`

/** Components of an app of wallet-adapter. Only the module of its hooks changes. */
const importsHooksFrom = module =>
  readFileSync(path.join(root, 'packages/adapter-solana/test/walletAdapterApp.test-d.tsx'), 'utf8').replace(
    "'../src/exports/wallet-adapter.js'",
    `'${module}'`,
  )

/** The account that the phone sends to. */
const receiver = 'GDDMwNyyx8uB6zrqwBFHjLLG3TBYk2F8Az4yrQC5RzMp'

/** A button that signs a message, and another that sends with a signer of kit. */
const phone = `import { useSolanaProvider } from '@latchkit/adapter-solana'
import { useSolanaRpc, useSolanaSigner } from '@latchkit/adapter-solana/kit'
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  getBase58Decoder,
  isTransactionSendingSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
} from '@solana/kit'
import { useState } from 'react'

const system = address('11111111111111111111111111111111')
const receiver = address('${receiver}')
/** 1 000 000 lamports, by the second instruction of the System program. */
const data = new Uint8Array([2, 0, 0, 0, 0x40, 0x42, 0x0f, 0, 0, 0, 0, 0])

export function Phone() {
  const { provider } = useSolanaProvider()
  const { signer } = useSolanaSigner()
  const rpc = useSolanaRpc()
  const [signed, setSigned] = useState('Sign a message')
  const [sent, setSent] = useState('Send 0.001 SOL')

  async function sign() {
    const signature = (await provider?.signMessage('Hello')) ?? []
    setSigned('Signed: ' + Array.from(signature, byte => byte.toString(16).padStart(2, '0')).join(''))
  }

  async function send() {
    if (!signer || !isTransactionSendingSigner(signer)) return
    const accounts = [
      { address: signer.address, role: AccountRole.WRITABLE_SIGNER },
      { address: receiver, role: AccountRole.WRITABLE },
    ]
    const { value: latest } = await rpc.getLatestBlockhash().send()
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      message => setTransactionMessageFeePayerSigner(signer, message),
      message => setTransactionMessageLifetimeUsingBlockhash(latest, message),
      message => appendTransactionMessageInstruction({ programAddress: system, accounts, data }, message),
    )
    setSent('Sent: ' + getBase58Decoder().decode(await signAndSendTransactionMessageWithSigners(message)))
  }

  return (
    <>
      <button type="button" disabled={!provider} onClick={sign}>
        {signed}
      </button>
      <button type="button" disabled={!signer} onClick={send}>
        {sent}
      </button>
    </>
  )
}
`

/** A peer of packages for phones, which no page loads. */
const withoutReactNative = { 'react-native': 'npm:eventemitter3@5.0.1' }

/** Set-ups of Solana with the other libraries of its developers. */
export const solanaSetups = [
  {
    ...solana,
    name: 'solana-web3js',
    installs: 'Solana with @solana/web3.js',
    code: {
      'src/latchkit.ts': 'docs/adapters/solana.md#latchkit.ts',
      'src/Tip.tsx': 'docs/adapters/solana.md#TipWithWeb3.tsx',
    },
    files: { 'src/main.tsx': rendersTip('Tip') },
  },
  {
    ...solana,
    name: 'solana-wallet-adapter',
    installs: 'Solana with the API of wallet-adapter',
    hasLibraries: true,
    // For the types of the app as it was.
    adds: ['@solana/wallet-adapter-react@0.15'],
    replaces: withoutReactNative,
    code: {
      'src/latchkit.ts': 'docs/adapters/solana.md#latchkit.ts',
      'src/Tip.tsx': 'docs/adapters/solana.md#TipWithHooks.tsx',
    },
    files: {
      'src/main.tsx': rendersTip('Tip'),
      'src/before.tsx': importsHooksFrom('@solana/wallet-adapter-react'),
      'src/after.tsx': importsHooksFrom('@latchkit/adapter-solana/wallet-adapter'),
    },
  },
  {
    ...next,
    ...solana,
    name: 'solana-wallet-adapter-next',
    installs: 'Solana with the API of wallet-adapter',
    code: {
      'app/layout.tsx': 'docs/guides/server-rendering.md#layout.tsx',
      'app/Tip.tsx': 'docs/adapters/solana.md#TipWithHooks.tsx',
    },
    files: {
      'app/providers.tsx': `'use client'
import { solanaAdapter } from '@latchkit/adapter-solana'
import { solana } from '@latchkit/core/networks'
import { createLatchkit, LatchkitProvider } from '@latchkit/react'
import { type ReactNode, useState } from 'react'

export function Providers({ children }: { children: ReactNode }) {
  const [latchkit] = useState(() =>
    createLatchkit({
      metadata: { name: 'App' },
      networks: [solana],
      adapters: [solanaAdapter()],
      customRpcUrls: { 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': ['https://rpc.example.com'] },
    }),
  )
  return <LatchkitProvider latchkit={latchkit}>{children}</LatchkitProvider>
}
`,
      'app/page.tsx': `'use client'
import { ConnectButton } from '@latchkit/react'
import { PublicKey } from '@solana/web3.js'
import { Tip } from './Tip'

const to = new PublicKey('GDDMwNyyx8uB6zrqwBFHjLLG3TBYk2F8Az4yrQC5RzMp')

export default function Page() {
  return (
    <main>
      <ConnectButton />
      <Tip to={to} />
    </main>
  )
}
`,
    },
  },
  {
    ...solana,
    name: 'solana-anchor',
    installs: 'Solana with the API of wallet-adapter',
    adds: ['@coral-xyz/anchor', 'buffer'],
    code: {
      'src/latchkit.ts': 'docs/adapters/solana.md#latchkit.ts',
      'src/buffer.ts': 'docs/adapters/solana.md#buffer.ts',
      'src/useProgram.ts': 'docs/adapters/solana.md#useProgram.ts',
    },
    files: { 'src/main.tsx': `import './buffer.js'\n${rendersTip('Tip')}`, 'src/Tip.tsx': anchorTip },
  },
  {
    ...solana,
    name: 'solana-react-hooks',
    installs: 'Solana',
    adds: ['@solana/client', '@solana/react-hooks', '@solana/kit@8'],
    presses: undefined,
    shows: '1000000000 lamports',
    code: {
      'src/latchkit.ts': 'docs/adapters/solana.md#latchkit.ts',
      'src/Balance.tsx': 'docs/adapters/solana.md#Balance.tsx',
    },
    files: {
      'src/main.tsx': rendersSolana("import { Balances } from './Balance.js'", '<Balances />'),
    },
  },
  {
    ...solana,
    name: 'solana-mobile',
    installs: 'Solana',
    adds: ['@solana-mobile/wallet-standard-mobile', '@solana/kit@8'],
    replaces: withoutReactNative,
    isPhone: true,
    receiver,
    presses: ['Sign a message', 'Send 0.001 SOL'],
    shows: [/^Signed: [\da-f]{128}$/, /^Sent: \w{80,90}$/],
    code: {
      'src/latchkit.ts': 'docs/adapters/solana.md#latchkit.ts',
      'src/mobile.ts': 'docs/adapters/solana.md#mobile.ts',
    },
    files: {
      'src/main.tsx': rendersSolana("import './mobile.js'\nimport { Phone } from './Phone.js'", '<Phone />'),
      'src/Phone.tsx': phone,
    },
  },
]
