import Link from 'next/link'
import { configurations } from '../configurations/configurations'

export default function Page() {
  return (
    <main>
      <h1>Lab</h1>
      <ul>
        {configurations.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/lab/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
