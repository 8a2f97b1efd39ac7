import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { base, mainnet } from '@latchkit/core/networks'
import { createLatchkit } from '@latchkit/react'

export const latchkit = createLatchkit({
  metadata: { name: 'app-name' },
  networks: [mainnet, base],
  adapters: [wagmiAdapter()],
})
