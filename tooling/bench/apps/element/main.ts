import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { mainnet } from '@latchkit/core/networks'
import { createLatchkit, defineElements } from '@latchkit/element'

const latchkit = createLatchkit({
  metadata: { name: 'App' },
  networks: [mainnet],
  adapters: [wagmiAdapter()],
})

defineElements()
for (const button of document.querySelectorAll('latchkit-button')) button.latchkit = latchkit
