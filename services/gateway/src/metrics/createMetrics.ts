import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** What the gateway counts, each instance for itself. */
export type Metrics = ReturnType<typeof createMetrics>

/** Makes a registry of its own. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'gateway_http_request_seconds',
      help: 'Time to the answer, by route and status',
      labelNames: ['route', 'status'] as const,
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
      registers,
    }),
    upstream: new Counter({
      name: 'gateway_rpc_upstream_total',
      help: 'Questions to nodes, by chain, host and outcome',
      labelNames: ['chain', 'host', 'outcome'] as const,
      registers,
    }),
    limited: new Counter({
      name: 'gateway_rpc_limited_total',
      help: 'Bodies refused because the caller had used up its limit',
      registers,
    }),
    events: new Counter({
      name: 'gateway_events_total',
      help: 'Events that were kept, by name',
      labelNames: ['event'] as const,
      registers,
    }),
    eventsLimited: new Counter({
      name: 'gateway_events_limited_total',
      help: 'Bodies of events refused because the caller had used up its limit',
      registers,
    }),
    redisErrors: new Counter({
      name: 'gateway_redis_errors_total',
      help: 'Times that Redis could not be asked and the process counted for itself',
      registers,
    }),
  }
}
