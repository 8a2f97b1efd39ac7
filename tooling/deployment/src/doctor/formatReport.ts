import type { Finding } from './types.js'

const order = ['failure', 'warning', 'skipped', 'ok'] as const

/** A line for each finding, the failures first, and the counts. What to do is below what is wrong. */
export function formatReport(findings: readonly Finding[]): string {
  const lines = order.flatMap(wanted =>
    findings
      .filter(({ status }) => status === wanted)
      .map(({ status, subject, text, fix, mistake }) => {
        const line = `${status.padEnd(8)}  ${subject}: ${text}${mistake ? ` [${mistake}]` : ''}`
        return fix === undefined ? line : `${line}\n          → ${fix}`
      }),
  )
  const counts = order.map(wanted => `${findings.filter(({ status }) => status === wanted).length} ${wanted}`)
  return `${lines.join('\n')}\n\n${counts.join(', ')}`
}
