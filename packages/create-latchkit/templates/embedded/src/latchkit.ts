import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { baseSepolia, sepolia } from '@latchkit/core/networks'
import { createLatchkit } from '@latchkit/react'

export const latchkit = createLatchkit({
  metadata: { name: 'app-name' },
  networks: [sepolia, baseSepolia],
  adapters: [wagmiAdapter()],
  secureFrame: {
    // The site of `npm run dev`. Build a deployment with the address of the one that you host.
    url: import.meta.env.VITE_SECURE_SITE_URL ?? 'http://secure.localhost:4700',
    projectId: 'app',
  },
  // Each provider needs a client at the secure site.
  features: { socials: false },
})
