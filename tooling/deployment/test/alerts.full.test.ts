import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { folder, type Manifest, readYaml } from './deployFiles.js'
import { findProgram } from './findProgram.js'

const run = promisify(execFile)
const at = (file: string) => path.join(folder, file)

const ofSite = 'secure_site_http_request_seconds_count'
const ofGateway = 'gateway_http_request_seconds'

/** Series on which each alert fires. */
const causes: { readonly [alert: string]: { readonly [series: string]: string } } = {
  ServiceDown: { 'up{job="relay",instance="a"}': '0x40' },
  ServiceGone: { 'up{job="secure-site",instance="a"}': '1x5 _x40' },
  ServiceRestarts: { 'process_start_time_seconds{job="gateway",instance="a"}': '0+60x40' },
  MemoryHigh: { 'process_resident_memory_bytes{job="gateway",instance="a"}': '2e9x40' },
  RelayDelayed: { 'relay_event_loop_lag_seconds{instance="a"}': '0.6x40' },
  RelayStoreUnavailable: { 'relay_mailbox_ready{instance="a"}': '0x40' },
  RelayClockSkew: { 'relay_clock_skew_seconds{instance="a"}': '-90x40' },
  RelayMailboxFull: { 'relay_refused_total{instance="a",reason="mailbox-full"}': '0+60x40' },
  RelayUnacknowledged: {
    'relay_delivered_total{instance="a"}': '0+1200x40',
    'relay_acknowledged_total{instance="a"}': '0+60x40',
  },
  GatewayErrors: {
    [`${ofGateway}_count{job="gateway",status="200"}`]: '0+600x40',
    [`${ofGateway}_count{job="gateway",status="502"}`]: '0+60x40',
  },
  GatewaySlow: {
    [`${ofGateway}_bucket{le="5"}`]: '0+60x40',
    [`${ofGateway}_bucket{le="10"}`]: '0+120x40',
    [`${ofGateway}_bucket{le="+Inf"}`]: '0+120x40',
  },
  GatewayNodesFail: {
    'gateway_rpc_upstream_total{chain="eip155:1",outcome="answer"}': '0+10x40',
    'gateway_rpc_upstream_total{chain="eip155:1",outcome="timeout"}': '0+60x40',
  },
  GatewayIndexBehind: {
    'gateway_chain_head_block{chain="eip155:1"}': '1000+10x40',
    'gateway_indexed_block{chain="eip155:1"}': '1000x40',
  },
  GatewayRedisErrors: { 'gateway_redis_errors_total{instance="a"}': '0+1x40' },
  SiteErrors: {
    [`${ofSite}{job="secure-site",instance="a",status="200"}`]: '0+600x40',
    [`${ofSite}{job="secure-site",instance="a",status="503"}`]: '0+60x40',
  },
  SiteRedisErrors: { 'secure_site_redis_errors_total{instance="a"}': '0+1x40' },
  SiteProofsRefused: {
    [`${ofSite}{job="secure-site",instance="b",status="204"}`]: '0+60x40',
    [`${ofSite}{job="secure-site",instance="b",status="401"}`]: '0+60x40',
  },
  SiteMailErrors: { 'secure_site_mail_errors_total{instance="a"}': '0+1x40' },
  SiteSignInFlood: {
    [`${ofSite}{job="secure-site",instance="c",route="/v1/otp/start",status="200"}`]: '0+600x40',
    [`${ofSite}{job="secure-site",instance="c",route="/v1/otp/start",status="429"}`]: '0+120x40',
  },
}

describe.skipIf(!findProgram('promtool'))('promtool', () => {
  const promtool = findProgram('promtool') ?? ''

  test('takes the rules, and the configuration that names them', async () => {
    const { stdout } = await run(promtool, ['check', 'rules', at('prometheus/alerts.yml')])
    expect(stdout).toMatch(/SUCCESS: \d+ rules found/)
    await run(promtool, ['check', 'config', at('prometheus/prometheus.yml')])
  })

  /** Fails unless these alerts alone fire after half an hour of such series, of a value a minute, and none at once. */
  async function expectAlerts(series: { readonly [name: string]: string }, firing: readonly string[]) {
    const scratch = await mkdtemp(path.join(folder, '../.cache/rules-'))
    const content = {
      rule_files: [at('prometheus/alerts.yml')],
      evaluation_interval: '1m',
      tests: [
        {
          interval: '1m',
          input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
          promql_expr_test: [
            {
              expr: 'group by (alertname) (ALERTS{alertstate="firing"})',
              eval_time: '30m',
              exp_samples: firing.map(name => ({ labels: `{alertname="${name}"}`, value: 1 })),
            },
            { expr: 'ALERTS{alertstate="firing"}', eval_time: '0m', exp_samples: [] },
          ],
        },
      ],
    }
    const file = path.join(scratch, 'test.yml')
    await writeFile(file, JSON.stringify(content))
    try {
      await run(promtool, ['test', 'rules', file])
    } finally {
      await rm(scratch, { recursive: true })
    }
  }

  test('each alert fires on the values that it is for, and not before', async () => {
    const rules = readYaml('prometheus/alerts.yml')[0].groups.flatMap(({ rules: list }: Manifest) => list)
    const alerts: readonly string[] = rules.map(({ alert }: Manifest) => alert)
    expect(alerts.toSorted()).toEqual(Object.keys(causes).toSorted())
    await expectAlerts(Object.assign({}, ...Object.values(causes)), alerts)
    // Each of them alone fires its own alert, and those that say the same of it.
    for (const [alert, series] of Object.entries(causes)) await expectAlerts(series, [alert])
  })

  test('no alert fires on a deployment that works', async () => {
    await expectAlerts(
      {
        'up{job="relay",instance="a"}': '1x40',
        'process_start_time_seconds{job="relay",instance="a"}': '1000x20 2000x20',
        'process_resident_memory_bytes{job="gateway",instance="b"}': '5e8x40',
        'relay_event_loop_lag_seconds{instance="a"}': '0.02x40',
        'relay_mailbox_ready{instance="a"}': '1x40',
        'relay_clock_skew_seconds{instance="a"}': '-1x40',
        'relay_delivered_total{instance="a"}': '0+6000x40',
        'relay_acknowledged_total{instance="a"}': '0+5900x40',
        'gateway_http_request_seconds_count{job="gateway",status="200"}': '0+6000x40',
        'gateway_http_request_seconds_count{job="gateway",status="502"}': '0+60x40',
        'gateway_rpc_upstream_total{chain="eip155:1",outcome="answer"}': '0+6000x40',
        'gateway_rpc_upstream_total{chain="eip155:1",outcome="timeout"}': '0+60x40',
        'gateway_chain_head_block{chain="eip155:1"}': '1000+10x40',
        'gateway_indexed_block{chain="eip155:1"}': '999+10x40',
        'gateway_redis_errors_total{instance="b"}': '3x40',
        'secure_site_http_request_seconds_count{job="secure-site",instance="c",status="200"}': '0+600x40',
        'secure_site_http_request_seconds_count{job="secure-site",instance="c",status="401"}': '0+20x40',
        'secure_site_mail_errors_total{instance="c"}': '1x40',
      },
      [],
    )
  })
})
