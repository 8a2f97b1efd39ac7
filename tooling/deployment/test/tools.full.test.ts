import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { folder, listFiles, type Manifest, readText, readYaml } from './deployFiles.js'
import { findProgram } from './findProgram.js'

const run = promisify(execFile)
const at = (file: string) => path.join(folder, file)

describe.skipIf(!findProgram('promtool'))('promtool', () => {
  const promtool = findProgram('promtool') ?? ''

  test('takes the rules, and the configuration that names them', async () => {
    const { stdout } = await run(promtool, ['check', 'rules', at('prometheus/alerts.yml')])
    expect(stdout).toMatch(/SUCCESS: \d+ rules found/)
    await run(promtool, ['check', 'config', at('prometheus/prometheus.yml')])
  })

  test('alerts fire on the values that they are for, and not before', async () => {
    const test = await mkdtemp(path.join(folder, '../.cache/rules-'))
    const series = (name: string, values: string) => ({ series: name, values })
    const content = {
      rule_files: [at('prometheus/alerts.yml')],
      evaluation_interval: '1m',
      tests: [
        {
          interval: '1m',
          input_series: [
            series('up{job="relay",instance="a"}', '0x40'),
            series('up{job="gateway",instance="b"}', '1x40'),
            series('gateway_chain_head_block{chain="eip155:1"}', '1000+10x40'),
            series('gateway_indexed_block{chain="eip155:1"}', '1000x40'),
            series('secure_site_mail_errors_total{instance="c"}', '0+1x40'),
          ],
          promql_expr_test: [
            {
              expr: 'ALERTS{alertstate="firing"}',
              eval_time: '30m',
              exp_samples: [
                {
                  labels:
                    'ALERTS{alertname="GatewayIndexBehind",alertstate="firing",chain="eip155:1",severity="warning"}',
                  value: 1,
                },
                {
                  labels:
                    'ALERTS{alertname="ServiceDown",alertstate="firing",instance="a",job="relay",severity="critical"}',
                  value: 1,
                },
                {
                  labels:
                    'ALERTS{alertname="SiteMailErrors",alertstate="firing",instance="c",severity="critical"}',
                  value: 1,
                },
              ],
            },
            { expr: 'ALERTS{alertstate="firing"}', eval_time: '0m', exp_samples: [] },
          ],
        },
      ],
    }
    const file = path.join(test, 'test.yml')
    await writeFile(file, JSON.stringify(content))
    await run(promtool, ['test', 'rules', file])
    await rm(test, { recursive: true })
  })
})

describe.skipIf(!findProgram('systemd-analyze'))('systemd', () => {
  test.each(listFiles('systemd', '.service'))('verifies %s', async unit => {
    const { stdout, stderr } = await run(findProgram('systemd-analyze') ?? '', ['verify', at(unit)])
    expect(stdout + stderr).toBe('')
  })

  test.each(listFiles('systemd', '.service'))('rates the exposure of %s as safe', async unit => {
    const given = ['security', '--offline=true', '--no-pager', at(unit)]
    const { stdout } = await run(findProgram('systemd-analyze') ?? '', given)
    const [, level] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? []
    expect(Number(level)).toBeLessThan(2)
  })
})

describe.skipIf(!findProgram('caddy'))('caddy', () => {
  test('takes the Caddyfile', async () => {
    const { stdout } = await run(findProgram('caddy') ?? '', ['adapt', '--config', at('Caddyfile')])
    const hosts = JSON.stringify(JSON.parse(stdout)).match(/"host":\["[^"]+"\]/g)
    expect(hosts?.toSorted()).toEqual(
      ['gateway', 'relay', 'wallet'].map(name => `"host":["${name}.example"]`),
    )
  })
})

/** The module of the types of each kind. */
const modules: { readonly [apiVersion: string]: string } = {
  v1: 'v1',
  'apps/v1': 'apps/v1',
  'policy/v1': 'policy/v1',
  'autoscaling/v2': 'autoscaling/v2',
  'networking.k8s.io/v1': 'networking.k8s.io/v1',
}

/** Errors of the compiler about manifests: of wrong types, and of fields that do not exist. */
async function compile(manifests: readonly Manifest[]): Promise<string> {
  const scratch = await mkdtemp(fileURLToPath(new URL('../src/.manifests-', import.meta.url)))
  const lines = manifests.flatMap((manifest, index) => [
    `import type { I${manifest.kind} as Kind${index} } from 'kubernetes-models/${modules[manifest.apiVersion]}'`,
    `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest)}`,
  ])
  await writeFile(path.join(scratch, 'manifests.ts'), lines.join('\n'))
  const options = ['--noEmit', '--skipLibCheck', '--strict', '--module', 'nodenext', '--ignoreConfig']
  const tsc = fileURLToPath(new URL('../../tsconfig/tsc.mjs', import.meta.url))
  try {
    await run(process.execPath, [tsc, ...options, path.join(scratch, 'manifests.ts')])
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  } finally {
    await rm(scratch, { recursive: true })
  }
}

describe('the manifests of Kubernetes', () => {
  const manifests = listFiles('kubernetes', '.yaml').flatMap(readYaml)

  test('have the types and fields of their kinds', async () => {
    expect(manifests.length).toBeGreaterThan(20)
    expect(await compile(manifests)).toBe('')
  })

  test('with a field that does not exist, or a wrong type, are refused', async () => {
    const [deployment] = manifests.filter(({ kind }) => kind === 'Deployment')
    const wrong = structuredClone(deployment)
    wrong.spec.template.spec.containers[0].imagee = 'x'
    expect(await compile([wrong])).toMatch(/imagee"?' does not exist/)
    expect(await compile([{ ...deployment, spec: { ...deployment.spec, replicas: 'two' } }])).toContain(
      "Type 'string' is not assignable to type 'number'",
    )
  })
})

test('no container of compose has rights of the machine', () => {
  expect(readText('compose.yaml')).not.toMatch(/privileged: true|network_mode: host/)
})
