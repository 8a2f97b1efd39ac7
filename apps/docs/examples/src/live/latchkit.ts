import { base, mainnet, optimism } from '@latchkit/core/networks'
import { createMemoryStorage } from '@latchkit/core/storage'
import { createLatchkit } from '@latchkit/react'
import { exampleAdapter } from '../wallet/exampleAdapter.js'

/** In your app the adapter is `wagmiAdapter()`, and the wallets are those of the user. The rest is the same. */
export const latchkit = createLatchkit({
  metadata: { name: 'Latchkit docs' },
  networks: [mainnet, base, optimism],
  adapters: [exampleAdapter()],
  storage: createMemoryStorage(),
})
