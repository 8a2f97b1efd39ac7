import { toDocsUrl } from '../toDocsUrl.js'
import type { Result } from './types.js'

/** Returns the results as text, problems last, or as JSON. */
export function formatReport(results: readonly Result[], options: { asJson: boolean }): string {
  const withLinks = results.map(({ docs, ...result }) => ({ ...result, docs: docs && toDocsUrl(docs) }))
  const counts = countByStatus(results)
  if (options.asJson) return `${JSON.stringify({ results: withLinks, counts }, undefined, 2)}\n`
  const order = ['ok', 'warning', 'failure']
  const sorted = withLinks.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
  const lines = sorted.flatMap(({ status, what, why, fix, docs }) => [
    `${status.padEnd(9)}${what}`,
    ...(status === 'ok' ? [] : [why, fix, docs].flatMap(line => (line ? [`${' '.repeat(9)}${line}`] : []))),
  ])
  const { ok, warning, failure } = counts
  const plural = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`
  // Parts are answers of servers, which could otherwise control the terminal.
  const text = lines.map(line => `${line.replace(/\p{C}/gu, '?')}\n`).join('')
  return `${text}\n${ok} ok, ${plural(warning, 'warning')}, ${plural(failure, 'failure')}\n`
}

function countByStatus(results: readonly Result[]): Record<Result['status'], number> {
  const countOf = (status: Result['status']) => results.filter(result => result.status === status).length
  return { ok: countOf('ok'), warning: countOf('warning'), failure: countOf('failure') }
}
