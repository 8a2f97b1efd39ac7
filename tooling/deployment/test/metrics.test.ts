import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startGateway } from '@latchkit/gateway'
import { startRelay } from '@latchkit/relay'
import { startSecureSite } from '@latchkit/secure-site'
import { seedFolder } from '@latchkit/service-base/testing'
import { beforeAll, expect, test } from 'vitest'
import { listFiles, readText, readYaml, serviceNames } from './deployFiles.js'

/** Metrics that Prometheus makes itself. */
const ofPrometheus = ['up']

type Rule = {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly runbook: string }
}

const rules: readonly Rule[] = readYaml('prometheus/alerts.yml')[0].groups.flatMap(
  ({ rules: list }: { rules: Rule[] }) => list,
)
const dashboards = listFiles('grafana/dashboards', '.json').map(file => JSON.parse(readText(file)))

type Target = { readonly expr: string }
const queries: readonly string[] = [
  ...rules.map(({ expr }) => expr),
  ...dashboards.flatMap(({ panels }) =>
    panels.flatMap(({ targets }: { targets: Target[] }) => targets.map(({ expr }) => expr)),
  ),
]

/** The names of metrics of a query: what is neither in quotes nor a label. */
function metricsOf(query: string): readonly string[] {
  const bare = query.replaceAll(/"[^"]*"/g, '').replaceAll(/\b(?:by|without)\s*\([^)]*\)/g, '')
  const inBraces = bare.replaceAll(/\{[^}]*\}/g, '{}')
  return [...inBraces.matchAll(/\b(?:up|[a-z]+_[a-z0-9_]+)\b(?!\s*\()/g)].map(([name]) => name)
}

let exposed: ReadonlySet<string>
beforeAll(async () => {
  const relay = await startRelay({ port: 0 })
  const gateway = await startGateway({ port: 0, logLevel: 'silent', projects: {} })
  const site = await startSecureSite({
    port: 0,
    logLevel: 'silent',
    dataDir: await seedFolder(),
    frameDir: await mkdtemp(path.join(tmpdir(), 'latchkit-no-frame-')),
  })
  const names = new Set(ofPrometheus)
  for (const { port } of [relay, gateway, site]) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    for (const [, name = '', kind] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      names.add(name)
      if (kind === 'histogram') for (const part of ['bucket', 'sum', 'count']) names.add(`${name}_${part}`)
    }
  }
  for (const service of [relay, gateway, site]) await service.close()
  exposed = names
})

test('rules and dashboards ask only for metrics that the services have', () => {
  expect(queries.length).toBeGreaterThan(40)
  for (const query of queries) {
    const asked = metricsOf(query)
    expect([query, asked.length]).toEqual([query, expect.toSatisfy((count: number) => count > 0)])
    expect([query, asked.filter(name => !exposed.has(name))]).toEqual([query, []])
  }
})

test('a name that no service has is found', () => {
  expect(
    metricsOf('sum by (route_name) (rate(gateway_http_request_seconds_count{status=~"5.."}[5m]))'),
  ).toEqual(['gateway_http_request_seconds_count'])
  expect(exposed.has('gateway_http_requests_total')).toBe(false)
})

test('rules and dashboards name the jobs of prometheus.yml', () => {
  const jobs = readYaml('prometheus/prometheus.yml')[0].scrape_configs.map(
    ({ job_name: name }: { job_name: string }) => name,
  )
  expect(jobs).toEqual([...serviceNames])
  for (const query of queries)
    for (const [, list = ''] of query.matchAll(/job=~?"([^"]+)"/g))
      for (const job of list.split('|')) expect(jobs).toContain(job)
})

test('each alert has a section of a runbook', () => {
  for (const { alert, annotations } of rules) {
    const [file = '', heading = ''] = annotations.runbook.split('#')
    const text = readText(path.join('..', file))
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    )
    expect([alert, headings]).toEqual([alert, expect.arrayContaining([heading])])
  }
})
