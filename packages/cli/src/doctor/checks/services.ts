import { isLocal } from '../isLocal.js'
import type { Check, Result, Service } from '../types.js'

const pages = {
  relay: 'self-hosting/relay.md',
  gateway: 'self-hosting/gateway.md',
  'secure site': 'self-hosting/secure-site.md',
} as const

/** Each service answers, and all of them have one version. */
export const services: Check = inputs => {
  const results = inputs.services.map(checkService)
  const versions = inputs.services.flatMap(service => {
    const version = readHealth(service).version
    return version === undefined ? [] : [{ name: service.name, version }]
  })
  if (versions.length < 2) return results
  const list = versions.map(({ name, version }) => `${name} ${version}`).join(', ')
  const isOne = new Set(versions.map(({ version }) => version)).size === 1
  return [
    ...results,
    isOne
      ? { status: 'ok', what: `The services have one version: ${versions[0]?.version}.` }
      : {
          status: 'failure',
          what: `The services have different versions: ${list}.`,
          why: 'They are released together and tested with one version only.',
          fix: 'Deploy all of them from one commit.',
          docs: 'self-hosting/gateway.md',
        },
  ]
}

function checkService(service: Service): Result {
  const { name, url, file, health } = service
  const docs = pages[name]
  const at = file === undefined ? url.host : `${url.host}, which ${file} names,`
  if (health.status === undefined)
    return {
      // Services of the developer run while the app is developed.
      status: file !== undefined && isLocal(url) ? 'warning' : 'failure',
      what: `The ${name} at ${at} does not answer: ${health.reason}.`,
      fix: 'Start it, and check its address, DNS and certificate.',
      docs,
    }
  if (health.status === 503)
    return {
      status: 'failure',
      what: `The ${name} at ${at} is not healthy.`,
      why: 'It answers 503: it shuts down, or lacks its database or Redis.',
      fix: 'Read its log.',
      docs,
    }
  const { status, version } = readHealth(service)
  if (health.status === 200 && status === 'ok')
    return {
      status: 'ok',
      what: `The ${name} at ${at} answers${version === undefined ? '' : `, version ${version}`}.`,
      docs,
    }
  return {
    status: name === 'relay' ? 'warning' : 'failure',
    what: `${at} answers, but not as a ${name} of Latchkit: status ${health.status} on /healthz.`,
    why:
      name === 'relay'
        ? 'The public relay and those of others have no such answer, and a proxy may block it.'
        : 'Another server has this address.',
    fix: `Check the address of the ${name}.`,
    docs,
  }
}

function readHealth({ health }: Service): { status?: string | undefined; version?: string | undefined } {
  if (health.status !== 200) return {}
  try {
    const { status, version } = JSON.parse(health.text)
    return {
      status: typeof status === 'string' ? status : undefined,
      version: typeof version === 'string' ? version : undefined,
    }
  } catch {
    return {}
  }
}
