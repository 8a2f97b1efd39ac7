import { execFileSync } from 'node:child_process'
import os from 'node:os'
import { managers } from './managers.mjs'

const steps = ['create', 'install', 'build', 'open', 'connect']

/** Prints the times of set-ups, `{ setup, took, load }` each, as a table in Markdown, with the machine they are from. */
export function printTimes(timed) {
  const { model } = os.cpus()[0]
  const npm = execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim()
  const date = new Date().toISOString().slice(0, 10)
  console.log(
    `\n${date}, Node ${process.versions.node}, npm ${npm}, ${os.cpus().length} processors (${model.trim()}). In seconds:\n`,
  )
  console.log(`| set-up | package manager | ${steps.join(' | ')} | sum | processor | load |`)
  console.log(`|---|---|${'---|'.repeat(steps.length + 3)}`)
  for (const { setup, took, load } of timed) {
    const values = steps.map(step => took[step])
    const sum = values.reduce((total, value) => total + (value ?? 0), 0)
    const cells = [...values, sum, took.processor].map(value =>
      Number.isFinite(value) ? (value / 1000).toFixed(1) : '–',
    )
    console.log(
      `| \`${setup.name}\` | ${managers[setup.manager].command.at(-1)} | ${cells.join(' | ')} | ${load.toFixed(1)} |`,
    )
  }
}
