import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { createLatchkit, defineElements } from '@latchkit/element'
import { createConfig, http } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

/** For the actions of wagmi, such as `signMessage`. */
export const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(), [base.id]: http() },
})

export const latchkit = createLatchkit({
  metadata: { name: 'app-name' },
  networks: [mainnet, base],
  adapters: [wagmiAdapter({ config })],
})

// Before the first element is inserted.
defineElements()
