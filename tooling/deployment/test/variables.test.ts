import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  folder,
  foreignVariables,
  listFiles,
  type Manifest,
  readText,
  readVariables,
  readYaml,
  type Service,
  serviceNames,
  services,
} from './deployFiles.js'

const secret = 'a-secret-of-at-least-32-characters'

/** Variables of an image, by `ENV`. */
function readImage(service: Service) {
  const [, block = ''] = /^ENV NODE_ENV=(.*)$/m.exec(readText(`containers/${service}.Containerfile`)) ?? []
  return Object.fromEntries(`NODE_ENV=${block}`.split(' ').map(part => part.split('=') as [string, string]))
}

/** Fills in every secret that is empty, as the operator does. */
function fillIn(variables: { readonly [name: string]: string }) {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value || secret]))
}

const secretsOf = (service: Service) => readVariables(`env/${service}.secrets.example.env`)

/** Names that are no variables of a service. */
function unknownNames(service: Service, names: Iterable<string>) {
  const known = new Set([...services[service].variables.map(({ name }) => name), ...foreignVariables])
  return [...names].filter(name => !known.has(name))
}

describe.each(serviceNames)('the variables of the %s', service => {
  test('in deploy/env are those of its settings, and start it', () => {
    const variables = { ...readVariables(`env/${service}.env`), ...fillIn(secretsOf(service)) }
    expect(unknownNames(service, Object.keys(variables))).toEqual([])
    const read = services[service].readEnvironment(variables)
    expect(read).toMatchObject({ trustProxy: true, adminToken: expect.stringMatching(/.{32}/) })
  })

  test('in deploy/env have no secret', () => {
    const isSecret = (name: string) =>
      /TOKEN|PASSWORD|SECRET|_KEYS?$|_URL$/.test(name) && name !== 'PUBLIC_URL'
    expect(Object.keys(readVariables(`env/${service}.env`)).filter(isSecret)).toEqual([])
    for (const [name, value] of Object.entries(secretsOf(service)))
      expect([name, value]).toEqual([name, expect.stringMatching(/^$|PASSWORD|KEY|rpc\.example/)])
  })

  test('in its image, its unit and its pod are known', () => {
    const image = readImage(service)
    expect(unknownNames(service, Object.keys(image))).toEqual([])
    expect(image).toMatchObject({ HOST: '0.0.0.0', PORT: readVariables(`env/${service}.env`).PORT })
    const unit = readText(`systemd/latchkit-${service}.service`)
    const inUnit = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
    expect(
      unknownNames(
        service,
        inUnit.map(part => part.split('=')[0] ?? ''),
      ),
    ).toEqual([])
    const inPod = podOf(service).containers[0].env.map(({ name }: Manifest) => name)
    expect(unknownNames(service, inPod)).toEqual([])
    // A pod gets each secret that the example lists.
    expect(inPod).toEqual(expect.arrayContaining(Object.keys(secretsOf(service))))
  })

  test('in compose are known, and its files exist', () => {
    const { env_file: files, environment = {}, volumes } = readYaml('compose.yaml')[0].services[service]
    expect(files).toEqual([`env/${service}.env`, `env/${service}.secrets.env`])
    expect(unknownNames(service, Object.keys(environment))).toEqual([])
    const mounted = volumes.map((volume: string) => volume.split(':'))
    for (const [from, to] of mounted)
      if (from !== './keys') expect([to, existsSync(path.join(folder, from))]).toEqual([to, true])
    const places = mounted.map(([, to]: string[]) => to)
    for (const [name, value] of Object.entries({ ...readVariables(files[0]), ...environment }))
      if (/_FILE$/.test(name))
        expect([name, places.some((place: string) => String(value).startsWith(place))]).toEqual([name, true])
  })
})

/** The template of the pods of a service. */
function podOf(service: Service): Manifest {
  const deployment = readYaml(`kubernetes/${service}.yaml`).find(({ kind }) => kind === 'Deployment')
  return deployment.spec.template.spec
}

test('the secure site has the keys of both roles, wherever it is deployed', () => {
  const names = (text: string) =>
    [...text.matchAll(/(?:AUTH|RECOVERY)_KEYS(?:_FILE)?(?==|:)/g)].map(([name]) => name)
  expect(names(readText('systemd/latchkit-secure-site.service'))).toEqual([
    'AUTH_KEYS_FILE',
    'RECOVERY_KEYS_FILE',
  ])
  expect(Object.keys(readYaml('compose.yaml')[0].services['secure-site'].environment)).toEqual([
    'AUTH_KEYS_FILE',
    'RECOVERY_KEYS_FILE',
  ])
  const inPod = podOf('secure-site').containers[0].env.map(({ name }: Manifest) => name)
  expect(inPod).toEqual(expect.arrayContaining(['AUTH_KEYS', 'RECOVERY_KEYS']))
})

test('each image and pod has no root, a read-only root and a health check', () => {
  const { services: composed } = readYaml('compose.yaml')[0]
  for (const service of serviceNames) {
    const image = readText(`containers/${service}.Containerfile`)
    expect(image).toMatch(/^USER 10001:10001$/m)
    expect(image).toMatch(/^HEALTHCHECK .*\\\n.*\/healthz/m)
    expect(image).toMatch(/^ENTRYPOINT \["tini", "--", "node", /m)
    expect(image).toContain('sbom --sbom-format cyclonedx')
    expect(image).toMatch(/^ARG BASE=docker\.io\/library\/node:22-slim$/m)
    expect(composed[service]).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
    const pod = podOf(service)
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 })
    expect(pod.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(pod.containers[0].readinessProbe.httpGet.path).toBe('/healthz')
  }
})

test('no secret of the operator is sent to the build of an image', () => {
  const linesOf = (file: string) =>
    readText(file)
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
  const secrets = linesOf('.gitignore').map(line => line.replace(/\/$/, ''))
  expect(secrets).toContain('keys')
  // A name without a folder is ignored in each.
  const inContext = secrets.map(name => `deploy/${name.includes('/') ? '' : '**/'}${name}`)
  expect(linesOf('../.dockerignore')).toEqual(expect.arrayContaining(inContext))
})

test('a service has more time to end than it takes', () => {
  for (const service of serviceNames) {
    const { limits } = services[service].readEnvironment({}) as {
      limits: { drain?: number; drainTimeout?: number }
    }
    const needed = (limits.drain ?? limits.drainTimeout ?? 0) / 1000
    const pod = podOf(service)
    const { stop_grace_period: grace } = readYaml('compose.yaml')[0].services[service]
    const [, unit] = /^TimeoutStopSec=(\d+)$/m.exec(readText(`systemd/latchkit-${service}.service`)) ?? []
    expect(Number.parseInt(grace, 10)).toBeGreaterThan(needed)
    for (const given of [Number(unit), pod.terminationGracePeriodSeconds])
      expect(given).toBeGreaterThan(needed + leaveTimeOf(pod))
  }
})

test('a pod that ends answers until balancers have noticed it', () => {
  for (const service of serviceNames) {
    const pod = podOf(service)
    // A question is answered within a second.
    expect(leaveTimeOf(pod)).toBeGreaterThan(pod.containers[0].readinessProbe.periodSeconds + 1)
  }
})

/** Seconds for which a pod answers after the signal that ends it. */
function leaveTimeOf(pod: Manifest): number {
  const { value } = pod.containers[0].env.find(({ name }: Manifest) => /^(?:LIMIT_)?LEAVE_TIME$/.test(name))
  return Number(value) / 1000
}

test('each service of the cluster has a budget, an autoscaler and a policy of the network', () => {
  const all = listFiles('kubernetes', '.yaml').flatMap(readYaml)
  for (const service of serviceNames) {
    const kinds = all.filter(({ metadata }) => metadata.name === service).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual([
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
    ])
  }
  const { resources } = readYaml('kustomization.yaml')[0]
  expect(resources.toSorted()).toEqual(listFiles('kubernetes', '.yaml'))
})
