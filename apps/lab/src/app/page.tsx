import Link from 'next/link'
import { configurations, describeConfiguration } from '../configurations/configurations'

export default function Page() {
  return (
    <ul className="cards">
      {configurations.map(configuration => (
        <li key={configuration.id}>
          <Link className="card" prefetch={false} href={`/lab/${configuration.id}`}>
            <strong>{configuration.title}</strong>
            <small>{describeConfiguration(configuration)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
