import type { Answer } from '../createAsk.js'
import { serviceNames, toSubject } from '../readDeployment.js'
import { parse } from '../readStatus.js'
import type { Check, Finding } from '../types.js'

/** Milliseconds. Proofs and tokens are refused when they are a minute off. */
const mostDrift = 60_000
const usualDrift = 20_000

/** The clocks of the services agree with the one here: by the `Date` of their answers, and what the secure site says. */
export const clocks: Check = async ({ deployment, ask }) => {
  const findings: Finding[] = []
  for (const name of serviceNames) {
    const service = deployment[name]
    if (!service) continue
    const path = name === 'secureSite' ? '/v1/time' : '/healthz'
    const answer = await ask(new URL(path, service.url.href.replace(/^ws/, 'http')))
    const drift = name === 'secureSite' ? readTime(answer) : readDate(answer)
    if (drift !== undefined) findings.push(toFinding(toSubject(name), drift))
  }
  return findings
}

function readTime(answer: Answer): number | undefined {
  if (answer.status !== 200) return undefined
  const found = parse(answer.text)
  if (typeof found !== 'object' || found === null || !('now' in found)) return undefined
  return typeof found.now === 'number' ? found.now - answer.receivedAt : undefined
}

function readDate(answer: Answer): number | undefined {
  if (answer.status === undefined) return undefined
  const date = Date.parse(answer.headers.date ?? '')
  // The answer of a cache has the date of its first request.
  return Number.isNaN(date) || Number(answer.headers.age ?? 0) > 0 ? undefined : date - answer.receivedAt
}

function toFinding(subject: string, drift: number): Finding {
  const seconds = Math.round(Math.abs(drift) / 1000)
  if (Math.abs(drift) <= usualDrift)
    return { status: 'ok', subject, text: 'its clock agrees with the one here' }
  return {
    status: Math.abs(drift) > mostDrift ? 'failure' : 'warning',
    subject,
    text: `its clock is ${seconds} s ${drift > 0 ? 'ahead of' : 'behind'} the one here`,
    fix: 'Synchronise both clocks with NTP: sign-ins and tokens that are a minute off are refused.',
  }
}
