import { expect, test } from 'vitest'
import { createFolder } from '../../test/createFolder.js'
import type { Kit } from './kit.js'
import { toKit } from './kits.js'
import { migrate } from './migrate.js'

/** Runs the migration of one file, and returns its text afterwards. */
function migrateFile(kit: Kit['name'], text: string): string {
  const root = createFolder({ 'package.json': { name: 'app' }, 'src/app.tsx': text })
  const { changes } = migrate({ root, kit: toKit(kit), version: '0.1.0', toWagmi3: false })
  return changes.find(({ file }) => file === 'src/app.tsx')?.after ?? text
}

test('WalletProvider stays where the app lists wallets itself', () => {
  const text = migrateFile(
    'wallet-adapter',
    `import { ConnectionProvider, useWallet, WalletProvider } from '@solana/wallet-adapter-react'

export const List = () => {
  const { wallets, select } = useWallet()
  return wallets.map(({ adapter }) => <button onClick={() => select(adapter.name)}>{adapter.name}</button>)
}

export const App = ({ endpoint }) => (
  <ConnectionProvider endpoint={endpoint}>
    <WalletProvider wallets={[]} autoConnect><List /></WalletProvider>
  </ConnectionProvider>
)
`,
  )
  expect(text).toContain(
    `import { useWallet, WalletProvider } from '@latchkit/adapter-solana/wallet-adapter'`,
  )
  expect(text).toContain('<WalletProvider autoConnect><List /></WalletProvider>')
  expect(text).toContain('  const { wallets, select } = useWallet()')
})

test('names that the drop-in lacks get a comment, and the others move', () => {
  const text = migrateFile(
    'wallet-adapter',
    `import { WalletNotConnectedError } from '@solana/wallet-adapter-base'
import { useLocalStorage, useWallet as useSolanaWallet } from '@solana/wallet-adapter-react'

export function useAddress() {
  const [theme] = useLocalStorage('theme', 'dark')
  const { publicKey } = useSolanaWallet()
  if (!publicKey) throw new WalletNotConnectedError()
  return [publicKey, theme]
}
`,
  )
  expect(text).toContain(
    `import { useWallet as useSolanaWallet } from '@latchkit/adapter-solana/wallet-adapter'`,
  )
  expect(text).toContain(`import { WalletNotConnectedError } from '@solana/wallet-adapter-base'`)
  expect(text).toContain('useLocalStorage of @solana/wallet-adapter-react is not migrated')
  expect(text.match(/latchkit:/g)).toHaveLength(1)
})

test('parameters of createAppKit that are not understood leave the adapter and the provider', () => {
  const text = migrateFile(
    'appkit',
    `import { createAppKit } from '@reown/appkit/react'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { WagmiProvider } from 'wagmi'

const adapter = new WagmiAdapter({ networks })
createAppKit({ ...options, adapters: [adapter] })

export const App = () => <WagmiProvider config={adapter.wagmiConfig}>app</WagmiProvider>
`,
  )
  expect(text).toContain('createAppKit of @reown/appkit/react is not migrated')
  expect(text).toContain('const adapter = new WagmiAdapter({ networks })')
  expect(text).toContain('<WagmiProvider config={adapter.wagmiConfig}>')
})

test('a config of AppKit that the app uses gets a comment', () => {
  const text = migrateFile(
    'appkit',
    `import { createAppKit } from '@reown/appkit/react'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { readContract } from 'wagmi/actions'

const adapter = new WagmiAdapter({ networks })
createAppKit({ adapters: [adapter], networks, projectId: 'id' })

export const read = () => {
  return readContract(adapter.wagmiConfig, parameters)
}
`,
  )
  expect(text).toContain(
    '  // latchkit: wagmiAdapter() makes the config, and getConfig() of the adapter has it.\n  return',
  )
})
