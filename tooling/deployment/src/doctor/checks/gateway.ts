import type { Answer, Ask } from '../createAsk.js'
import type { Check, Finding } from '../types.js'

const subject = 'gateway'

/** The gateway answers the pages of the projects by CORS, and refuses others. */
export const gateway: Check = async ({ deployment, ask }) => {
  const { gateway: service, projects } = deployment
  if (!service) return []
  const findings: Finding[] = []
  const entries = Object.entries(projects)
  for (const [projectId, origins] of entries)
    for (const origin of origins) findings.push(await checkPage(ask, service.url, projectId, origin))
  if (entries.length === 0) {
    const answer = await get(ask, service.url, 'doctor', undefined)
    findings.push(answer.status === 200 ? answers(service.url) : toFailure(service.url, answer))
  } else if (findings.every(({ status }) => status === 'ok'))
    findings.push(await checkUnknown(ask, service.url))
  return findings
}

function get(ask: Ask, base: URL, projectId: string, origin: string | undefined) {
  const url = new URL('/getWallets?page=1&entries=1', base)
  url.searchParams.set('projectId', projectId)
  return ask(url, { headers: origin === undefined ? {} : { origin } })
}

async function checkPage(ask: Ask, base: URL, projectId: string, origin: string): Promise<Finding> {
  const answer = await get(ask, base, projectId, origin)
  if (answer.status === 401 || answer.status === 403)
    return {
      status: 'failure',
      subject,
      mistake: 'caller-refused',
      text: `refuses the project ${projectId} from ${origin}: ${answer.text.trim().slice(0, 80)}`,
      fix: 'Add the project and the origin to the PROJECTS_FILE of the gateway, and restart it.',
    }
  if (answer.status !== 200) return toFailure(base, answer)
  const allowed = answer.headers['access-control-allow-origin']
  if (allowed === origin || allowed === '*')
    return { status: 'ok', subject, text: `answers ${origin} for the project ${projectId}` }
  if (allowed?.includes(','))
    return {
      status: 'failure',
      subject,
      mistake: 'doubled-cors',
      text: `sends Access-Control-Allow-Origin twice (${allowed}): browsers refuse the answer`,
      fix: 'Remove the header from the reverse proxy: the gateway sends it.',
    }
  return {
    status: 'failure',
    subject,
    text: `lets ${allowed ?? 'no origin'} read its answers in place of ${origin}`,
    fix: 'Let the reverse proxy pass Origin to the gateway, Access-Control-* to the caller, and cache nothing.',
  }
}

async function checkUnknown(ask: Ask, base: URL): Promise<Finding> {
  const answer = await get(ask, base, 'latchkit-doctor-unknown', 'https://doctor.invalid')
  if (answer.status === 401) return { status: 'ok', subject, text: 'refuses unknown projects' }
  return {
    status: 'warning',
    subject,
    text: 'accepts every project id',
    fix: 'Set PROJECTS_FILE, unless anyone may use the gateway.',
  }
}

const answers = (url: URL): Finding => ({ status: 'ok', subject, text: `${url.href} answers` })

function toFailure(url: URL, answer: Answer): Finding {
  const reason = answer.status === undefined ? answer.reason : `status ${answer.status}`
  return {
    status: 'failure',
    subject,
    text: `${url.href} does not answer: ${reason}`,
    fix: 'Start the gateway, and check its address, DNS, certificate and reverse proxy.',
  }
}
