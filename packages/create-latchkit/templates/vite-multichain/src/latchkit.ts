import { solanaAdapter } from '@latchkit/adapter-solana'
import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { base, mainnet, solana } from '@latchkit/core/networks'
import { createLatchkit } from '@latchkit/react'

export const latchkit = createLatchkit({
  metadata: { name: 'app-name' },
  networks: [mainnet, base, solana],
  adapters: [wagmiAdapter(), solanaAdapter()],
  // Solana's public endpoints reject most browsers: set one of a provider here.
  customRpcUrls: {},
})
