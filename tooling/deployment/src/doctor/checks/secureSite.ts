import type { Answer, Ask } from '../createAsk.js'
import { parse } from '../readStatus.js'
import type { Check, Finding } from '../types.js'

const subject = 'secure site'

/** Directives that the site sends with the frame; a proxy that sends another policy removes them. */
const directives = [
  "default-src 'none'",
  "script-src 'self'",
  'frame-ancestors',
  "require-trusted-types-for 'script'",
]

/** The secure site answers by its host, its frame may be shown by the projects, and its headers are those that it sends. */
export const secureSite: Check = async ({ deployment, ask }) => {
  const { secureSite: service, projects } = deployment
  if (!service) return []
  const { url } = service
  const reached = await ask(new URL('/v1/time', url))
  if (reached.status === 421)
    return [
      {
        status: 'failure',
        subject,
        mistake: 'wrong-host',
        text: `${url.origin} answers 421: it does not know this host`,
        fix: `Set PUBLIC_URL of the secure site to ${url.origin}, and let the reverse proxy pass Host unchanged.`,
      },
    ]
  if (reached.status !== 200) return [toFailure(url, reached)]
  const findings: Finding[] = [{ status: 'ok', subject, text: `${url.origin} answers` }]
  for (const [projectId, origins] of Object.entries(projects)) {
    const frame = new URL('/', url)
    frame.searchParams.set('projectId', projectId)
    const answer = await ask(frame)
    findings.push(...checkFrame(url, answer, projectId))
    if (answer.status !== 200) continue
    for (const origin of origins) findings.push(await checkListed(ask, url, projectId, origin))
  }
  if (url.protocol === 'https:' && reached.headers['strict-transport-security'] === undefined)
    findings.push({
      status: 'warning',
      subject,
      mistake: 'changed-headers',
      text: 'Strict-Transport-Security is missing from its answers',
      fix: 'Let the reverse proxy pass the headers of the secure site, and add none.',
    })
  return findings
}

function checkFrame(url: URL, answer: Answer, projectId: string): readonly Finding[] {
  if (answer.status !== 200) return [toFailure(url, answer)]
  const { 'content-security-policy': policy = '', 'x-frame-options': options } = answer.headers
  const problems = [
    ...(options === undefined ? [] : [`X-Frame-Options: ${options} is sent with the frame`]),
    ...(policy === '' ? ['Content-Security-Policy is missing from the frame'] : []),
    ...directives
      .filter(directive => policy !== '' && !policy.includes(directive))
      .map(directive => `the policy of the frame lacks ${directive}`),
  ]
  if (problems.length === 0)
    return [{ status: 'ok', subject, text: `sends the frame of ${projectId} with its headers` }]
  return problems.map(text => ({
    status: 'failure',
    subject,
    mistake: 'changed-headers',
    text,
    fix: 'Let the reverse proxy pass the headers of the secure site, and add none.',
  }))
}

async function checkListed(ask: Ask, base: URL, projectId: string, origin: string): Promise<Finding> {
  const url = new URL('/listed', base)
  url.searchParams.set('projectId', projectId)
  const answer = await ask(url, { headers: { origin } })
  const found = answer.status === 200 ? parse(answer.text) : undefined
  if (typeof found === 'object' && found !== null && 'isListed' in found && found.isListed === true)
    return { status: 'ok', subject, text: `lets ${origin} show the frame of ${projectId}` }
  return {
    status: 'failure',
    subject,
    mistake: 'origin-not-listed',
    text: `frame-ancestors of the project ${projectId} lacks ${origin}: browsers do not show the frame there`,
    fix: `Run "project update --id ${projectId} --add-origin ${origin}" on its machine, and restart the site.`,
  }
}

function toFailure(url: URL, answer: Answer): Finding {
  const reason = answer.status === undefined ? answer.reason : `status ${answer.status}`
  return {
    status: 'failure',
    subject,
    text: `${url.origin} does not answer: ${reason}`,
    fix: 'Start the secure site, and check its address, DNS, certificate and reverse proxy.',
  }
}
