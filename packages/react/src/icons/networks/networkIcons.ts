import type { CaipNetworkId } from '@latchkit/core'

/** Logos of well-known networks, each its own chunk. A test network has the one of its network. */
export const networkIcons = {
  'eip155:1': () => import('./eip155-1.js').then(({ icon }) => icon),
  'eip155:10': () => import('./eip155-10.js').then(({ icon }) => icon),
  'eip155:56': () => import('./eip155-56.js').then(({ icon }) => icon),
  'eip155:100': () => import('./eip155-100.js').then(({ icon }) => icon),
  'eip155:130': () => import('./eip155-130.js').then(({ icon }) => icon),
  'eip155:137': () => import('./eip155-137.js').then(({ icon }) => icon),
  'eip155:146': () => import('./eip155-146.js').then(({ icon }) => icon),
  'eip155:324': () => import('./eip155-324.js').then(({ icon }) => icon),
  'eip155:8453': () => import('./eip155-8453.js').then(({ icon }) => icon),
  'eip155:42161': () => import('./eip155-42161.js').then(({ icon }) => icon),
  'eip155:42220': () => import('./eip155-42220.js').then(({ icon }) => icon),
  'eip155:43114': () => import('./eip155-43114.js').then(({ icon }) => icon),
  'eip155:59144': () => import('./eip155-59144.js').then(({ icon }) => icon),
  'eip155:81457': () => import('./eip155-81457.js').then(({ icon }) => icon),
  'eip155:534352': () => import('./eip155-534352.js').then(({ icon }) => icon),
  'eip155:11155111': () => import('./eip155-1.js').then(({ icon }) => icon),
  'eip155:84532': () => import('./eip155-8453.js').then(({ icon }) => icon),
  'eip155:11155420': () => import('./eip155-10.js').then(({ icon }) => icon),
  'eip155:421614': () => import('./eip155-42161.js').then(({ icon }) => icon),
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': () =>
    import('./solana-5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp.js').then(({ icon }) => icon),
} satisfies Record<CaipNetworkId, () => Promise<string>>
