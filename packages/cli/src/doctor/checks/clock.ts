import type { Answer } from '../ask.js'
import type { Check } from '../types.js'

/** Milliseconds. The secure site and relays refuse proofs that are a minute off. */
const mostDrift = 60_000
const usualDrift = 20_000

/** The clocks of the servers agree with that of this machine, by the `Date` of their answers. */
export const clock: Check = ({ page, services }) => {
  const servers = [
    ...(page ? [{ host: page.url.host, answer: page.answer }] : []),
    ...services.map(({ url, health }) => ({ host: url.host, answer: health })),
  ]
  const drifts = servers.flatMap(({ host, answer }) => {
    const drift = readDrift(answer)
    return drift === undefined ? [] : [{ host, drift }]
  })
  const [largest] = drifts.toSorted((a, b) => Math.abs(b.drift) - Math.abs(a.drift))
  if (!largest) return []
  const { host, drift } = largest
  const seconds = Math.round(Math.abs(drift) / 1000)
  if (Math.abs(drift) <= usualDrift)
    return [{ status: 'ok', what: 'The clocks of the servers and of this machine agree.' }]
  return [
    {
      status: Math.abs(drift) > mostDrift ? 'failure' : 'warning',
      what: `The clock of ${host} is ${seconds} s ${drift > 0 ? 'ahead of' : 'behind'} that of this machine.`,
      why: 'Sign-ins and tokens of the relay are refused when they are a minute off: JWT validation error: token not yet valid.',
      fix: 'Synchronise both clocks with NTP.',
      docs: 'self-hosting/relay.md',
    },
  ]
}

function readDrift(answer: Answer): number | undefined {
  if (answer.status === undefined) return undefined
  const date = Date.parse(answer.headers.date ?? '')
  // The answer of a cache has the date of its first request.
  const age = Number(answer.headers.age ?? 0)
  return Number.isNaN(date) || age > 0 ? undefined : date - answer.receivedAt
}
