import { solanaAdapter } from '@latchkit/adapter-solana'
import { solanaDevnet } from '@latchkit/core/networks'
import { createLatchkit } from '@latchkit/react'

export const latchkit = createLatchkit({
  metadata: { name: 'app-name' },
  networks: [solanaDevnet],
  adapters: [solanaAdapter()],
  // Solana's public endpoints reject most browsers: set one of a provider here.
  customRpcUrls: {},
})
