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
