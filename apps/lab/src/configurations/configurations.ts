import type { Configuration } from './types'

export const configurations: readonly Configuration[] = [
  { id: 'wagmi', title: 'wagmi only', adapters: 'wagmi' },
]
