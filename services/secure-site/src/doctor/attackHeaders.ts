import { createHash } from 'node:crypto'
import { approvalPath, configMeta, frameConfig } from '@latchkit/secure-protocol/api/config'
import { assetHeaders, callbackHeaders, commonHeaders, frameHeaders, pageHeaders } from '../http/headers.js'
import type { SiteProjects } from '../projects/readSiteProjects.js'
import type { Findings } from './findings.js'
import { requestSite, type SiteAnswer } from './requestSite.js'

/** Headers that a proxy, a server or a connection adds, without effect on security. */
type Expected = { readonly [header: string]: string | undefined }

/** Requests every kind of answer of the deployment and compares its headers with the headers of the site. */
export async function attackHeaders(
  findings: Findings,
  site: {
    readonly publicUrl: string
    readonly projects: SiteProjects
    readonly rpcOrigins: readonly string[]
  },
): Promise<void> {
  const { publicUrl, projects, rpcOrigins } = site
  const common = commonHeaders(publicUrl.startsWith('https:'))
  const without = { 'x-frame-options': undefined, 'cross-origin-opener-policy': undefined }
  const ask = (path: string) => requestSite(new URL(path, publicUrl))
  const check = async (what: string, path: string, expected: Expected, status: number) => {
    let answer: SiteAnswer | undefined
    await findings.run(`headers: ${what}`, async () => {
      answer = await ask(path)
      const faults = Object.entries({ ...common, ...expected }).flatMap(([name, value]) => {
        const sent = answer?.headers[name]
        if (sent === value) return []
        return [`${path}: ${name} must be ${value ?? 'absent'}, but is ${sent ?? 'absent'}`]
      })
      if (answer.status !== status) faults.push(`${path}: answers ${answer.status} in place of ${status}`)
      findings.expect(`headers: ${what}`, faults, path)
    })
    return answer
  }
  const windowHeaders = { 'cross-origin-resource-policy': 'same-origin' }
  const unknown = { ...frameHeaders([], rpcOrigins), ...without }
  await check('frame, unknown project', '/?projectId=unknown-project', unknown, 200)
  await check(
    'approval window',
    `${approvalPath}?projectId=x`,
    { ...frameHeaders([], rpcOrigins), ...without, ...windowHeaders, 'x-frame-options': 'DENY' },
    200,
  )
  await check('page', '/v1/device/confirm?token=x', pageHeaders, 410)
  await check(
    'page of a provider',
    '/oauth/start?tx=x',
    { ...callbackHeaders, 'cross-origin-opener-policy': undefined },
    410,
  )
  await check('call', '/v1/time', { 'cache-control': 'no-store' }, 200)
  await check('nothing', '/nothing-is-here', pageHeaders, 404)
  for (const project of projects.values()) {
    const ancestors = [...project.origins, ...project.wallet.allowedAncestors]
    const headers = { ...frameHeaders(ancestors, rpcOrigins), ...without }
    const path = `/?projectId=${encodeURIComponent(project.id)}`
    const answer = await check(`frame of ${project.id}`, path, headers, 200)
    if (answer && project === [...projects.values()][0])
      await checkAssets(findings, ask, check, answer.body.toString())
  }
}

async function checkAssets(
  findings: Findings,
  ask: (path: string) => Promise<SiteAnswer>,
  check: (what: string, path: string, expected: Expected, status: number) => Promise<SiteAnswer | undefined>,
  html: string,
): Promise<void> {
  const [, script, integrity] = /<script type="module" src="([^"]+)" integrity="([^"]+)"/.exec(html) ?? []
  const meta = new RegExp(`<meta name="${configMeta}" content="([^"]*)">`).exec(html)?.[1] ?? ''
  const config = frameConfig.parse(JSON.parse(meta.replaceAll('&quot;', '"').replaceAll('&amp;', '&')))
  if (!script) {
    findings.add('fail', 'frame: script', 'its HTML has no script with a hash')
    return
  }
  const { body } = await ask(script)
  const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`
  const faults = hash === integrity ? [] : [`${script}: is not what its hash in the HTML says`]
  findings.expect('frame: script', faults, `${script} has its hash`)
  for (const path of [script, ...Object.values(config.workers)]) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    await check(`file ${name}`, path, assetHeaders(name), 200)
  }
}
