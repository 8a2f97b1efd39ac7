import type { Answer } from '../createAsk.js'
import { serviceNames, toSubject } from '../readDeployment.js'
import { parse } from '../readStatus.js'
import type { Check, Finding, Inspected } from '../types.js'

const day = 86_400_000

/** Checks of every service: its health, TLS, its certificate, one version, and metrics that are not public. */
export const surroundings: Check = async inspected => {
  const { deployment, ask } = inspected
  const findings: Finding[] = []
  const versions = new Map<string, string>()
  for (const name of serviceNames) {
    const service = deployment[name]
    if (!service) continue
    const subject = toSubject(name)
    const base = new URL(service.url.href.replace(/^ws/, 'http'))
    const health = await ask(new URL('/healthz', base))
    const version = readVersion(health) ?? inspected.statuses.get(name)?.version
    if (version !== undefined) versions.set(subject, version)
    findings.push(...checkHealth(subject, readHealth(health) ?? inspected.statuses.get(name)?.health))
    findings.push(...checkTls(subject, base, health))
    const metrics = await ask(new URL('/metrics', base))
    findings.push(checkMetrics(subject, metrics))
  }
  return [...findings, ...checkVersions(versions, inspected)]
}

function readVersion(health: Answer): string | undefined {
  const found = health.status === 200 ? parse(health.text) : undefined
  if (typeof found !== 'object' || found === null || !('version' in found)) return undefined
  return typeof found.version === 'string' ? found.version : undefined
}

/** Returns the state of `/healthz`; undefined where it is not public. */
function readHealth(health: Answer): string | undefined {
  const found = health.status === undefined ? undefined : parse(health.text)
  if (typeof found !== 'object' || found === null || !('status' in found)) return undefined
  return typeof found.status === 'string' ? found.status : undefined
}

function checkHealth(subject: string, health: string | undefined): readonly Finding[] {
  if (health === undefined) return []
  if (health === 'ok') return [{ status: 'ok', subject, text: 'says that it is healthy' }]
  return [
    {
      status: 'failure',
      subject,
      text: `says of itself: ${health}`,
      fix: 'Look it up in docs/self-hosting/runbooks.md#a-service-does-not-answer.',
    },
  ]
}

function checkTls(subject: string, base: URL, answer: Answer): readonly Finding[] {
  const isLocal = /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(base.hostname)
  if (base.protocol === 'http:')
    return isLocal
      ? []
      : [
          {
            status: 'failure',
            subject,
            text: `${base.host} is used without TLS: browsers block it on pages with https`,
            fix: 'Put a reverse proxy with a certificate before it, and write https or wss into the file.',
          },
        ]
  if (answer.status === undefined || answer.certificateEnds === undefined) return []
  const days = Math.floor((answer.certificateEnds - Date.now()) / day)
  if (days >= 14) return [{ status: 'ok', subject, text: `its certificate ends in ${days} days` }]
  return [
    {
      status: 'warning',
      subject,
      text: `its certificate ends in ${days} days`,
      fix: 'Renew it, and check what renews it by itself.',
    },
  ]
}

function checkMetrics(subject: string, answer: Answer): Finding {
  if (answer.status !== 200 || !answer.text.includes('# HELP '))
    return { status: 'ok', subject, text: '/metrics is not public' }
  return {
    status: 'failure',
    subject,
    mistake: 'public-metrics',
    text: '/metrics is public: it says how much the service is used, by whom and where it fails',
    fix: 'Answer /metrics with 404 at the reverse proxy, and let Prometheus ask the port of the service.',
  }
}

function checkVersions(versions: ReadonlyMap<string, string>, { deployment }: Inspected): readonly Finding[] {
  const expected = deployment.version
  const list = [...versions].map(([subject, version]) => `${subject} ${version}`).join(', ')
  const different = new Set([...versions.values(), ...(expected === undefined ? [] : [expected])])
  if (versions.size === 0)
    return [{ status: 'skipped', subject: 'versions', text: '/healthz of no service is public' }]
  if (different.size === 1) return [{ status: 'ok', subject: 'versions', text: list }]
  return [
    {
      status: 'failure',
      subject: 'versions',
      text: `${list}${expected === undefined ? '' : `; the file expects ${expected}`}`,
      fix: 'Deploy all services from one release: they are tested together only.',
    },
  ]
}
