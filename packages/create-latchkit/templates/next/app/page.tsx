import { Account } from './Account'

export default function Page() {
  return (
    <main>
      <h1>app-name</h1>
      <Account />
    </main>
  )
}
