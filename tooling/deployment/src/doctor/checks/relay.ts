import { createTopic, openRelay, type RelayClient } from '../openRelay.js'
import type { Check, Finding } from '../types.js'

const subject = 'relay'

/** Pairs of connections that a message is sent between. Of two processes without a shared Redis, one pair of two meets both. */
const pairs = 8

/** The relay upgrades a connection, accepts the origins of the projects, refuses others, and passes messages. */
export const relay: Check = async ({ deployment }) => {
  const { relay: service, projects, ca } = deployment
  if (!service) return []
  const connect = (projectId?: string, origin?: string) => openRelay(service.url, { projectId, origin, ca })
  const [id, origins = []] = Object.entries(projects)[0] ?? []
  const first = await connect(id, origins[0])
  if (first.kind === 'failed') return [toFailure(service.url, first)]
  if (first.kind === 'refused') return [toRefusal(first.reason, id, origins[0])]
  first.client.close()
  const findings: Finding[] = [{ status: 'ok', subject, text: `${service.url.href} accepts clients` }]
  for (const [projectId, ofProject] of Object.entries(projects))
    for (const origin of ofProject) {
      const answer = await connect(projectId, origin)
      if (answer.kind === 'open') answer.client.close()
      else findings.push(toRefusal(answer.reason, projectId, origin))
    }
  if (id !== undefined) findings.push(toOpenFinding(await connect('latchkit-doctor-unknown')))
  findings.push(await checkShared(() => connect(id, origins[0]), service.processes))
  return findings
}

function toFailure(url: URL, { reason, status }: { reason: string; status: number | undefined }): Finding {
  if (status === undefined)
    return {
      status: 'failure',
      subject,
      text: `${url.href} does not answer: ${reason}`,
      fix: 'Start the relay, and check its address, DNS and certificate.',
    }
  return {
    status: 'failure',
    subject,
    mistake: 'no-upgrade',
    text: `${url.href} answers a WebSocket upgrade with status ${status}`,
    fix: 'Let the reverse proxy pass the headers Upgrade and Connection to the relay over HTTP/1.1.',
  }
}

function toRefusal(reason: string, projectId: string | undefined, origin: string | undefined): Finding {
  const failure = { status: 'failure', subject } as const
  if (/invalid audience/.test(reason))
    return {
      ...failure,
      mistake: 'wrong-audience',
      text: `refuses the clients of its URL: ${reason}`,
      fix: 'Set PUBLIC_URLS of the relay to the URL that clients use, with its scheme and port, and restart it.',
    }
  if (/Unauthorized/.test(reason))
    return {
      ...failure,
      mistake: 'caller-refused',
      text: `refuses the project ${projectId ?? 'doctor'} from ${origin ?? 'a client without an origin'}: ${reason}`,
      fix: 'Add the project and the origin to the PROJECTS_FILE of the relay, and restart it.',
    }
  if (/not yet valid|expired/.test(reason))
    return {
      ...failure,
      text: `refuses a token of this moment: ${reason}`,
      fix: 'Synchronise the clocks of the relay and of this machine with NTP.',
    }
  return { ...failure, text: `closes a connection: ${reason}`, fix: 'Read the log of the relay.' }
}

function toOpenFinding(answer: Awaited<ReturnType<typeof openRelay>>): Finding {
  if (answer.kind !== 'open')
    return { status: 'ok', subject, text: `refuses unknown projects: ${answer.reason}` }
  answer.client.close()
  return {
    status: 'warning',
    subject,
    text: 'accepts every project id',
    fix: 'Set PROJECTS_FILE, unless anyone may use the relay.',
  }
}

/** Messages reach clients whichever process they are connected to. */
async function checkShared(connect: () => ReturnType<typeof openRelay>, processes: number): Promise<Finding> {
  let outcome: Awaited<ReturnType<typeof pass>> = 'passed'
  for (let count = 0; count < (processes > 1 ? pairs : 1) && outcome === 'passed'; count++) {
    const [one, other] = [await connect(), await connect()]
    if (one.kind === 'open' && other.kind === 'open') outcome = await pass(one.client, other.client)
    for (const answer of [one, other]) if (answer.kind === 'open') answer.client.close()
  }
  if (outcome === 'passed') return { status: 'ok', subject, text: 'passes messages between its clients' }
  if (outcome !== 'lost')
    return {
      status: 'failure',
      subject,
      text: `refuses a message: ${outcome.refusal}`,
      fix: 'Look at its Redis, as docs/self-hosting/runbooks.md describes, and at its log.',
    }
  return {
    status: 'failure',
    subject,
    mistake: 'not-shared',
    text: 'loses a message between two clients: they are connected to processes that share nothing',
    fix: 'Set REDIS_URL of every process of the relay to the same Redis.',
  }
}

async function pass(
  reader: RelayClient,
  writer: RelayClient,
): Promise<'passed' | 'lost' | { readonly refusal: string }> {
  const topic = createTopic()
  const arrived = reader.waitFor(topic)
  try {
    await reader.call('irn_subscribe', { topic })
    await writer.call('irn_publish', { topic, message: 'latchkit-doctor', ttl: 30, tag: 0 })
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) }
  }
  return (await arrived) ? 'passed' : 'lost'
}
