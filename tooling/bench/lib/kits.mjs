import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { packPackages } from '../../checks/lib/packPackages.mjs'
import { root } from '../../checks/lib/root.mjs'

const ofLatchkit = ['@latchkit/react', '@latchkit/core', '@latchkit/adapter-wagmi']
const alsoPacked = ['@latchkit/walletconnect', '@latchkit/secure-frame-client']
const common = { '@tanstack/react-query': 'latest', viem: 'latest' }

/**
 * The kits to compare, by the folder of their app: `title`, the `main` package whose version is printed, and what the
 * app installs. The floor is the first view as static HTML, shown by `showModal()`.
 */
export function readKits() {
  const tarballs = path.join(root, '.cache/bench/compare/tarballs')
  mkdirSync(tarballs, { recursive: true })
  const packed = Object.fromEntries(
    packPackages(tarballs).map(({ name, tarball }) => [name, `file:${tarball}`]),
  )
  const ours = [...ofLatchkit, ...alsoPacked].map(name => [name, packed[name]])
  const react = { react: 'latest', 'react-dom': 'latest' }
  return {
    floor: { title: 'Floor', main: undefined, dependencies: {} },
    latchkit: {
      title: 'Latchkit',
      main: '@latchkit/react',
      dependencies: { ...Object.fromEntries(ours), ...common, ...react, wagmi: 'latest' },
    },
    rainbowkit: {
      title: 'RainbowKit',
      main: '@rainbow-me/rainbowkit',
      dependencies: { '@rainbow-me/rainbowkit': 'latest', ...common, ...react, wagmi: '^2.9.0' },
    },
    connectkit: {
      title: 'ConnectKit',
      main: 'connectkit',
      // Its peers end at React 18.
      dependencies: { connectkit: 'latest', ...common, react: '^18', 'react-dom': '^18', wagmi: '^2' },
    },
    'wallet-adapter': {
      title: "Solana's wallet adapter",
      main: '@solana/wallet-adapter-react-ui',
      dependencies: {
        '@solana/wallet-adapter-react': 'latest',
        '@solana/wallet-adapter-react-ui': 'latest',
        '@solana/web3.js': '^1',
        ...react,
      },
    },
  }
}
