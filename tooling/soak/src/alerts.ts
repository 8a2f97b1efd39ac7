import type { Service } from './startService.js'

/** Samples of one service, by name with labels. `undefined` while it does not answer. */
type Samples = ReadonlyMap<string, number> | undefined

/** An alert, whose condition is read from two scrapes. */
type Alert = { readonly name: string; isFiring(now: Samples, before: Samples): boolean }

const increase = (now: Samples, before: Samples, matches: RegExp) => {
  let sum = 0
  // A counter that a restart has set back counts from 0.
  for (const [name, value] of now ?? [])
    if (matches.test(name)) sum += Math.max(0, value - (before?.get(name) ?? 0))
  return sum
}
const counts = (name: string, matches: RegExp): Alert => ({
  name,
  isFiring: (now, before) => before !== undefined && increase(now, before, matches) > 0,
})

/**
 * The alerts of `deploy/prometheus/alerts.yml` that the faults raise, over the same metrics. They fire at the first sample,
 * without the shares and the delays there, because a fault lasts less than a minute.
 */
export const alerts: readonly Alert[] = [
  { name: 'ServiceDown', isFiring: now => now === undefined },
  { name: 'RelayStoreUnavailable', isFiring: now => now?.get('relay_mailbox_ready') === 0 },
  {
    name: 'RelayClockSkew',
    isFiring: now => Math.abs(now?.get('relay_clock_skew_seconds') ?? 0) > 60,
  },
  counts('SiteRedisErrors', /^secure_site_redis_errors_total/),
  counts('SiteErrors', /^secure_site_http_request_seconds_count\{.*status="5/),
  counts('SiteProofsRefused', /^secure_site_http_request_seconds_count\{.*status="401/),
  counts('GatewayNodesFail', /^gateway_rpc_upstream_total\{.*outcome="(timeout|network|status|body)"/),
  counts('GatewayRedisErrors', /^gateway_redis_errors_total/),
]

/** A firing alert. */
export type Firing = { readonly at: number; readonly alert: string; readonly service: string }

/** Scrapes services each second, and reports each alert when it begins to fire. */
export function watchAlerts(services: readonly Service[], onFiring: (firing: Firing) => void) {
  const before = new Map<Service, Samples>()
  const scrape = async (service: Service) => {
    const now = await service.readMetrics().then(readSamples, () => undefined)
    const last = before.get(service)
    for (const { name, isFiring } of alerts) {
      if (isFiring(now, last)) onFiring({ at: Date.now(), alert: name, service: service.name })
    }
    if (now) before.set(service, now)
  }
  const timer = setInterval(() => void Promise.all(services.map(scrape)), 1_000)
  return () => clearInterval(timer)
}

function readSamples(text: string): Samples {
  const samples = new Map<string, number>()
  for (const line of text.split('\n')) {
    const end = line.lastIndexOf(' ')
    if (!line.startsWith('#') && end > 0) samples.set(line.slice(0, end), Number(line.slice(end + 1)))
  }
  return samples
}
