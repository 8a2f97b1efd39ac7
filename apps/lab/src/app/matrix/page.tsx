import path from 'node:path'
import Link from 'next/link'
import { configurations, describeConfiguration } from '../../configurations/configurations'
import { ResultCell } from '../../matrix/ResultCell'
import { readReports } from '../../matrix/readReports'

export const dynamic = 'force-dynamic'

export default async function Page() {
  const folder = process.env.LAB_REPORTS ?? path.resolve('../../.cache/test')
  const reports = await readReports(folder)
  const tests = reports.flatMap(report => report.tests)
  return (
    <>
      <table data-testid="matrix">
        <thead>
          <tr>
            <th>Page</th>
            <th>What it turns on</th>
            <th>Last run</th>
          </tr>
        </thead>
        <tbody>
          {configurations.map(configuration => {
            const { id, title } = configuration
            const own = tests.filter(test => test.configurations.includes(id))
            return (
              <tr key={id} data-testid={`matrix-${id}`}>
                <td>
                  <Link prefetch={false} href={`/lab/${id}`}>
                    {title}
                  </Link>
                  {own.length > 0 ? (
                    <ul>
                      {own.map((test, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: two runs of a matrix have the same title.
                        <li key={index} data-result={test.result}>
                          {test.title}
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </td>
                <td>{describeConfiguration(configuration)}</td>
                <ResultCell tests={own} />
              </tr>
            )
          })}
        </tbody>
      </table>
      <section className="panel" aria-label="Reports">
        <h2>Reports</h2>
        {reports.length === 0 ? <p>None yet: run npm test.</p> : null}
        <table>
          <tbody>
            {reports.map(({ name, time, tests: all }) => (
              <tr key={name} data-testid={`report-${name}`}>
                <td>{name}</td>
                <td>{time}</td>
                <ResultCell tests={all} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
