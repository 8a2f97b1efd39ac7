import type { Service } from './startService.js'

/** Samples of one service, by name with labels. `undefined` while it does not answer. */
type Samples = ReadonlyMap<string, number> | undefined

/** An alert: its condition in PromQL, as an operator would write it, and the same over two scrapes. */
type Alert = {
  readonly name: string
  readonly expression: string
  isFiring(now: Samples, before: Samples): boolean
}

const increase = (now: Samples, before: Samples, matches: RegExp) => {
  let sum = 0
  // A counter that a restart has set back counts from 0.
  for (const [name, value] of now ?? [])
    if (matches.test(name)) sum += Math.max(0, value - (before?.get(name) ?? 0))
  return sum
}
const counts = (name: string, expression: string, matches: RegExp): Alert => ({
  name,
  expression,
  isFiring: (now, before) => before !== undefined && increase(now, before, matches) > 0,
})

/** Alerts of the services. */
export const alerts: readonly Alert[] = [
  { name: 'ServiceDown', expression: 'up == 0', isFiring: now => now === undefined },
  {
    name: 'RelayStoreAway',
    expression: 'relay_mailbox_ready == 0',
    isFiring: now => now?.get('relay_mailbox_ready') === 0,
  },
  {
    name: 'RelayClockSkew',
    expression: 'abs(relay_clock_skew_seconds) > 60',
    isFiring: now => Math.abs(now?.get('relay_clock_skew_seconds') ?? 0) > 60,
  },
  counts(
    'RelayClock',
    'increase(relay_refused_total{reason=~"JWT.*(yet valid|expired)"}[1m]) > 0',
    /^relay_refused_total\{reason="JWT.*(yet valid|expired)/,
  ),
  counts('SiteRedis', 'increase(secure_site_redis_errors_total[1m]) > 0', /^secure_site_redis_errors_total/),
  counts(
    'SiteErrors',
    'increase(secure_site_http_request_seconds_count{status=~"5.."}[1m]) > 0',
    /^secure_site_http_request_seconds_count\{.*status="5/,
  ),
  counts(
    'SiteProofs',
    'increase(secure_site_http_request_seconds_count{status="401"}[1m]) > 0',
    /^secure_site_http_request_seconds_count\{.*status="401/,
  ),
  counts(
    'GatewayUpstream',
    'increase(gateway_rpc_upstream_total{outcome=~"timeout|network|status|body"}[1m]) > 0',
    /^gateway_rpc_upstream_total\{.*outcome="(timeout|network|status|body)"/,
  ),
  counts('GatewayRedis', 'increase(gateway_redis_errors_total[1m]) > 0', /^gateway_redis_errors_total/),
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
