import type { Counter, Histogram } from 'prom-client'
import type { StatusTable } from './types.js'

/** The memory and the processor time of this process. */
export function processTable(): StatusTable {
  const { rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return {
    title: 'Process',
    columns: ['Measure', 'Value'],
    rows: [
      ['Node.js', process.version],
      ['Process id', String(process.pid)],
      ['Resident memory, MiB', Math.round(rss / 1_048_576)],
      ['Processor time, s', Math.round((user + system) / 1e6)],
    ],
  }
}

/** Projects and the origins of their pages. */
export function projectTable(
  projects: Iterable<{ readonly id: string; readonly origins: readonly string[] }> | undefined,
): StatusTable {
  return {
    title: 'Projects',
    columns: ['Project', 'Origins'],
    rows: [...(projects ?? [])].map(({ id, origins }) => [id, origins.join(', ')]),
    empty: projects
      ? 'None: no page may use the service.'
      : 'PROJECTS_FILE is not set: every project id is accepted.',
  }
}

/** Calls by route, the most frequent first. */
export async function readCallTable(requests: Histogram<'route' | 'status'>): Promise<StatusTable> {
  const calls = new Map<string, { count: number; seconds: number; failed: number }>()
  for (const { labels, metricName, value } of (await requests.get()).values) {
    const route = String(labels.route)
    const call = calls.get(route) ?? { count: 0, seconds: 0, failed: 0 }
    calls.set(route, call)
    if (metricName?.endsWith('_sum')) call.seconds += value
    if (!metricName?.endsWith('_count')) continue
    call.count += value
    if (Number(labels.status) >= 500) call.failed += value
  }
  return {
    title: 'Calls since the start',
    columns: ['Route', 'Count', 'Failed (5xx)', 'Mean, ms'],
    rows: [...calls]
      .sort(([, first], [, second]) => second.count - first.count)
      .map(([route, { count, seconds, failed }]) => [
        route,
        count,
        failed,
        Math.round((seconds / count) * 1000),
      ]),
  }
}

/** The totals of counters without labels. */
export async function readTotalTable(counters: { readonly [event: string]: Counter }): Promise<StatusTable> {
  const rows = Object.entries(counters).map(async ([event, counter]) => {
    const [total] = (await counter.get()).values
    return [event, total?.value ?? 0] as const
  })
  return { title: 'Faults since the start', columns: ['Event', 'Count'], rows: await Promise.all(rows) }
}

/** Whether the stores of a service answer. The function of each rejects when it does not. */
export async function readStoreTable(stores: {
  readonly [store: string]: () => Promise<unknown>
}): Promise<StatusTable> {
  const rows = Object.entries(stores).map(async ([store, ask]) => {
    const state = await ask().then(
      () => 'answers',
      () => 'does not answer',
    )
    return [store, state] as const
  })
  return { title: 'Stores', columns: ['Store', 'State'], rows: await Promise.all(rows) }
}
