import { serviceNames, toSubject } from '../readDeployment.js'
import { type Status, settingOf } from '../readStatus.js'
import type { Check, Finding } from '../types.js'

type Expected = {
  readonly processes: number
  readonly proxy: boolean
  readonly settings: { [name: string]: string }
}

/** Checks what the operators' pages say of settings, limits, keys and stores. */
export const settings: Check = ({ deployment, statuses }) =>
  serviceNames.flatMap(name => {
    const service = deployment[name]
    if (!service) return []
    const subject = toSubject(name)
    const status = statuses.get(name)
    if (!status)
      return service.admin
        ? []
        : [
            {
              status: 'skipped',
              subject,
              text: 'its settings, limits, keys and stores: the file has no admin of it',
            } as const,
          ]
    return [
      ...checkProxy(subject, status, service),
      ...checkProcesses(subject, status, service),
      ...checkExpected(subject, status, service),
      ...checkKeys(subject, status),
      ...checkStores(subject, status),
      ...checkLog(subject, status),
    ]
  })

function checkProxy(subject: string, status: Status, { proxy }: Expected): readonly Finding[] {
  const isTrusted = settingOf(status, 'TRUST_PROXY') === 'true'
  if (isTrusted === proxy)
    return [{ status: 'ok', subject, text: `TRUST_PROXY is ${isTrusted}, as its place needs` }]
  return [
    {
      status: 'failure',
      subject,
      mistake: 'wrong-proxy',
      text: proxy
        ? 'TRUST_PROXY is false behind a reverse proxy: all callers share the limits of one address'
        : 'TRUST_PROXY is true without a reverse proxy: a caller can choose the address that it is counted by',
      fix: `Set TRUST_PROXY=${proxy}, and restart it.`,
    },
  ]
}

function checkProcesses(subject: string, status: Status, { processes }: Expected): readonly Finding[] {
  if (processes === 1) return []
  const needed = ['REDIS_URL', ...(subject === 'gateway' ? ['IMAGES_KEY'] : [])]
  const missing = needed.filter(name => settingOf(status, name) === undefined)
  if (missing.length === 0)
    return [{ status: 'ok', subject, text: `its ${processes} processes share ${needed.join(' and ')}` }]
  return missing.map(name => ({
    status: 'failure',
    subject,
    mistake: 'not-shared',
    text: `${name} is not set for ${processes} processes: each has its own`,
    fix: `Set ${name} of every process to the same value, and restart them.`,
  }))
}

function checkExpected(subject: string, status: Status, expected: Expected): readonly Finding[] {
  const entries = Object.entries(expected.settings)
  const wrong = entries.filter(([name, value]) => settingOf(status, name) !== value)
  if (wrong.length === 0)
    return entries.length === 0
      ? []
      : [{ status: 'ok', subject, text: `has the ${entries.length} expected settings` }]
  return wrong.map(([name, value]) => ({
    status: 'failure',
    subject,
    text: `${name} is ${settingOf(status, name) ?? 'not set'}, the file expects ${value}`,
    fix: `Set ${name}=${value}, or correct the file.`,
  }))
}

function checkKeys(subject: string, status: Status): readonly Finding[] {
  const keys = status.tables.find(({ title }) => title.startsWith('Keys'))?.rows ?? []
  if (keys.length === 0) return []
  const failed = keys.filter(row => row.at(-1) !== 'ok').map(([role]) => role)
  const findings: Finding[] = failed.map(role => ({
    status: 'failure',
    subject,
    text: `the keys of the role ${role} do not answer`,
    fix: 'Look at the key file or the Vault of the role, and at its token.',
  }))
  if (failed.length === 0) findings.push({ status: 'ok', subject, text: 'the keys of both roles answer' })
  if (settingOf(status, 'ALLOW_SINGLE_KEK') === 'true')
    findings.push({
      status: 'warning',
      subject,
      text: 'ALLOW_SINGLE_KEK is true: one key may open every wallet',
      fix: 'Make separate keys for the roles, as docs/self-hosting/key-ceremony.md describes.',
    })
  return findings
}

function checkStores(subject: string, status: Status): readonly Finding[] {
  const stores = status.tables.find(({ title }) => title === 'Stores')?.rows ?? []
  const away = stores.filter(row => row.at(-1) !== 'answers').map(([store]) => store)
  if (away.length === 0)
    return stores.length === 0 ? [] : [{ status: 'ok', subject, text: `its ${stores.length} stores answer` }]
  return away.map(store => ({
    status: 'failure',
    subject,
    text: `its store does not answer: ${store}`,
    fix: 'Ask it as docs/self-hosting/runbooks.md#a-service-does-not-answer describes, and start it.',
  }))
}

function checkLog(subject: string, status: Status): readonly Finding[] {
  const level = settingOf(status, 'LOG_LEVEL') ?? ''
  if (!['debug', 'trace', 'silent'].includes(level)) return []
  return [
    {
      status: 'warning',
      subject,
      text: `LOG_LEVEL is ${level}`,
      fix:
        level === 'silent'
          ? 'Set LOG_LEVEL=info: a fault leaves no line now.'
          : 'Set LOG_LEVEL=info: a line for each request costs time.',
    },
  ]
}
