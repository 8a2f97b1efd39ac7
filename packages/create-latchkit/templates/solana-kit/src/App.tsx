import { ConnectButton } from '@latchkit/react'
import { SendSol } from './SendSol'
import { SignMessage } from './SignMessage'

export function App() {
  return (
    <main>
      <h1>app-name</h1>
      <ConnectButton />
      <SignMessage />
      <SendSol />
    </main>
  )
}
