/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { OperatorStatus, StatusTable } from './types.js'

/** Returns the HTML of the operator's page. */
export async function renderOperatorPage(status: OperatorStatus): Promise<string> {
  const { service, version, health, now, startedAt, settings, tables, warnings } = status
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${service}: ${health}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/operator.css" />
      </head>
      <body>
        <header>
          <h1>{service}</h1>
          <p class={health === 'ok' ? 'state ok' : 'state'}>{health}</p>
          <p class="facts">
            {`Version ${version}, up ${toDuration(now - startedAt)}, at ${toTime(now)}. `}
            <a href="/">Reload</a>
          </p>
        </header>
        <main>
          {tables.map(table => (
            <Table {...table} />
          ))}
          <Table
            title="Last warnings and errors"
            columns={['Last', 'Level', 'Message', 'Times']}
            rows={warnings.map(({ at, level, message, details, times }) => [
              toTime(at),
              level,
              details === '' ? message : `${message} (${details})`,
              times,
            ])}
            empty="None since the start."
          />
          <Table
            title="Settings"
            columns={['Variable', 'Value']}
            rows={settings.filter(({ isDefault }) => !isDefault).map(({ name, value }) => [name, value])}
            empty="All are the defaults."
          />
        </main>
      </body>
    </html>
  )
  return `<!doctype html>\n${await page}\n`
}

function Table({ title, columns, rows, empty = 'None.' }: StatusTable) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {columns.map(column => (
                <th scope="col">{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr>
                <th scope="row">{toText(name)}</th>
                {values.map(value => (
                  <td class={typeof value === 'number' ? 'number' : undefined}>{toText(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const toText = (value: string | number | undefined) =>
  typeof value === 'number' ? value.toLocaleString('en') : value

const toTime = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`

function toDuration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}
