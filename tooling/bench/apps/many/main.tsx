import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { mainnet } from '@latchkit/core/networks'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'

const syllables = ['ka', 'lo', 'mi', 'nu', 're', 'sa', 'to', 'vi', 'ze', 'yo']
const customWallets = Array.from({ length: 600 }, (_, index) => {
  const letters = String(index).padStart(3, '0').split('')
  const name = letters.map(letter => syllables[Number(letter)]).join('')
  return { id: `bench-${index}`, name: `${name} wallet`, homepage: `https://wallet-${index}.example` }
})

const latchkit = createLatchkit({
  metadata: { name: 'App' },
  networks: [mainnet],
  adapters: [wagmiAdapter()],
  customWallets,
})

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <LatchkitProvider latchkit={latchkit}>
      <ConnectButton />
    </LatchkitProvider>,
  )
}
