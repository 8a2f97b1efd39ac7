import { createMetrics as createRegistry } from '@latchkit/service-base'
import { Counter, collectDefaultMetrics, Histogram } from 'prom-client'

/** The metrics of one secure site. */
export type SecureSiteMetrics = ReturnType<typeof createMetrics>

/** Creates the metrics of a secure site, those of the Node process included. */
export function createMetrics() {
  const { registry } = createRegistry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'secure_site_http_request_seconds',
      help: 'Time to the answer, by route and status',
      labelNames: ['route', 'status'] as const,
      buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30],
      registers,
    }),
    mailErrors: new Counter({
      name: 'secure_site_mail_errors_total',
      help: 'Mails that the server did not take',
      registers,
    }),
    redisErrors: new Counter({
      name: 'secure_site_redis_errors_total',
      help: 'Times that Redis could not be asked',
      registers,
    }),
  }
}
