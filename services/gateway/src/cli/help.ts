import { variables } from './variables.js'

/** What `--help` prints. */
export function help(): string {
  const width = Math.max(...variables.map(({ name }) => name.length)) + 2
  return [
    'Latchkit gateway: wallet directory, images, JSON-RPC proxy.',
    '',
    'Set by variables of the environment (and what they are without):',
    ...variables.map(({ name, says }) => `  ${name.padEnd(width)}${says}`),
    '',
    'Answers /healthz and /metrics. Ends on SIGINT and SIGTERM when the open requests have ended.',
  ].join('\n')
}
