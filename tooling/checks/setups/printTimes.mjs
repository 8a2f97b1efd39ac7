import os from 'node:os'

const steps = ['create', 'install', 'build', 'open', 'connect']

/** Prints the times of set-ups, `{ setup, took }` each, as a table in Markdown, with the machine they are from. */
export function printTimes(timed) {
  const [load] = os.loadavg()
  const { model } = os.cpus()[0]
  const date = new Date().toISOString().slice(0, 10)
  console.log(
    `\n${date}, Node ${process.versions.node}, ${os.cpus().length} processors (${model.trim()}), load ${load.toFixed(1)} at the end. In seconds:\n`,
  )
  console.log(`| set-up | package manager | ${steps.join(' | ')} | sum |`)
  console.log(`|---|---|${'---|'.repeat(steps.length + 1)}`)
  for (const { setup, took } of timed) {
    const values = steps.map(step => took[step])
    const sum = values.reduce((total, value) => total + (value ?? 0), 0)
    const cells = [...values, sum].map(value => (value === undefined ? '–' : (value / 1000).toFixed(1)))
    console.log(`| \`${setup.name}\` | ${setup.manager} | ${cells.join(' | ')} |`)
  }
}
