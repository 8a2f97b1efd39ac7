import { Account } from './Account'
import { SignMessage } from './SignMessage'

export function App() {
  return (
    <main>
      <h1>app-name</h1>
      <Account />
      <SignMessage />
    </main>
  )
}
