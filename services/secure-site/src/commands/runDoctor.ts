import { existsSync } from 'node:fs'
import path from 'node:path'
import { attackCalls } from '../doctor/attackCalls.js'
import { attackHeaders } from '../doctor/attackHeaders.js'
import { attackInBrowser } from '../doctor/attackInBrowser.js'
import { checkDatabases } from '../doctor/checkDatabases.js'
import { checkKeys } from '../doctor/checkKeys.js'
import { checkServices } from '../doctor/checkServices.js'
import { checkSmartAccounts } from '../doctor/checkSmartAccounts.js'
import { createFindings, type Findings } from '../doctor/findings.js'
import { requestSite } from '../doctor/requestSite.js'
import { isLocalHost, readSiteProjects, type SiteProjects } from '../projects/readSiteProjects.js'
import type { SecureSiteSettings } from '../settings.js'

const day = 86_400_000

/**
 * Checks a deployment from its machine: the keys, databases and services of the settings, and the running site by attacks
 * on it. Prints a line for each finding. Changes nothing and sends no mail.
 *
 * @returns 1 when a check failed
 */
export async function runDoctor(
  settings: SecureSiteSettings,
  { browser }: { readonly browser: string | undefined },
  print: (line: string) => void,
): Promise<number> {
  const findings = createFindings(({ level, what, text }) => print(`${level.padEnd(4)}  ${what}: ${text}`))
  const publicUrl = new URL(settings.publicUrl ?? `http://secure.localhost:${settings.port}`).origin
  const isDevelopment = publicUrl.startsWith('http:')
  const site = { publicUrl, isDevelopment }
  if (isDevelopment) findings.add('warn', 'PUBLIC_URL', `${publicUrl} is a development site: no TLS`)
  await checkKeys(findings, settings)
  await checkDatabases(findings, settings)
  await checkServices(findings, settings, site)
  await checkSmartAccounts(findings, settings, site)
  const projects = await readProjects(findings, settings, publicUrl, isDevelopment)
  let isReached = false
  await findings.run('site', async () => {
    await checkReach(findings, publicUrl)
    isReached = true
  })
  if (isReached) {
    const urls = Object.values(settings.rpcUrls).flat()
    const rpcOrigins = [...new Set(urls.map(url => new URL(url).origin))]
    await findings.run('headers', () => attackHeaders(findings, { publicUrl, projects, rpcOrigins }))
    await findings.run('calls', () => attackCalls(findings, { publicUrl, projects }))
    const [project] = projects.keys()
    await findings.run('browser', () =>
      attackInBrowser(findings, { publicUrl, projectId: project ?? 'unknown-project', browser }),
    )
  }
  const count = (wanted: string) => findings.list.filter(({ level }) => level === wanted).length
  print(`${count('fail')} failed, ${count('warn')} warnings, ${count('ok')} ok, ${count('skip')} not checked`)
  return count('fail') > 0 ? 1 : 0
}

async function readProjects(
  findings: Findings,
  settings: SecureSiteSettings,
  publicUrl: string,
  isDevelopment: boolean,
): Promise<SiteProjects> {
  let projects: SiteProjects = new Map()
  await findings.run('projects', async () => {
    const file = path.resolve(settings.dataDir, 'projects.json')
    projects = await readSiteProjects(settings.projects ?? (existsSync(file) ? file : undefined), {
      publicUrl,
    })
    if (projects.size === 0) findings.add('warn', 'projects', 'there is none: no app can frame the site')
    else findings.add('ok', 'projects', [...projects.keys()].join(', '))
    for (const { id, origins, wallet } of projects.values()) {
      if (wallet.approvalPlace === 'frame')
        findings.add(
          'warn',
          'projects',
          `${id}: approvals are in the frame, so a script in one of its pages can hide an approval and take the user's click for it`,
        )
      const local = origins.find(origin => isLocalHost(new URL(origin).hostname))
      if (local !== undefined && !isDevelopment)
        findings.add('warn', 'projects', `${id}: ${local} is any page on a user's own machine`)
      const domain = (url: string) => new URL(url).hostname.split('.').slice(-2).join('.')
      const near = origins.find(origin => domain(origin) === domain(publicUrl))
      if (near !== undefined && !isDevelopment)
        findings.add(
          'warn',
          'projects',
          `${id}: ${near} may share the process of the frame: use another domain`,
        )
    }
  })
  return projects
}

async function checkReach(findings: Findings, publicUrl: string): Promise<void> {
  const answer = await requestSite(new URL('/v1/time', publicUrl)).catch(cause => {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    throw new TypeError(`${publicUrl} does not answer: ${code}`, { cause })
  })
  if (answer.status !== 200) throw new TypeError(`${publicUrl}/v1/time answers ${answer.status}`)
  findings.add('ok', 'site', `${publicUrl} answers`)
  const { certificateEnds: ends } = answer
  if (ends === undefined) return
  const days = Math.floor((ends - Date.now()) / day)
  findings.add(days < 14 ? 'warn' : 'ok', 'certificate', `ends in ${days} days`)
  const plain = new URL('/v1/time', publicUrl.replace('https:', 'http:'))
  plain.port = ''
  const open = await requestSite(plain).catch(() => undefined)
  const faults = open?.status === 200 ? [`${plain.origin} answers without TLS`] : []
  findings.expect('TLS', faults, `${plain.origin} answers nothing`)
  const text = await requestSite(new URL('/.well-known/security.txt', publicUrl))
  if (text.status !== 200) findings.add('warn', 'security.txt', 'SECURITY_CONTACT is not set')
}
