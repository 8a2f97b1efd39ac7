import { variables } from './variables.js'

/** What `--help` prints. */
export function help(): string {
  const width = Math.max(...variables.map(({ name }) => name.length)) + 2
  return [
    'Latchkit relay: passes sealed messages between dapps and wallets.',
    '',
    'Set by variables of the environment (and what they are without):',
    ...variables.map(({ name, says }) => `  ${name.padEnd(width)}${says}`),
    '',
    'Answers /healthz and /metrics. On SIGINT and SIGTERM it takes no more messages, waits for acknowledgements and ends.',
  ].join('\n')
}
