import { createMetrics as createRegistry } from '@latchkit/service-base'
import { Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client'

/** The metrics of one gateway. */
export type GatewayMetrics = ReturnType<typeof createMetrics>

/** Creates the metrics of a gateway, those of the Node process included. */
export function createMetrics() {
  const { registry, gauge } = createRegistry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    watchBuffered: (read: () => number) =>
      gauge('gateway_buffered_bytes', 'Bytes of answers of nodes that are held in memory', read),
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
    indexed: new Gauge({
      name: 'gateway_indexed_block',
      help: 'Last block that is indexed, by chain',
      labelNames: ['chain'] as const,
      registers,
    }),
    head: new Gauge({
      name: 'gateway_chain_head_block',
      help: 'Newest block of a chain that is indexed, by chain',
      labelNames: ['chain'] as const,
      registers,
    }),
    limited: new Counter({
      name: 'gateway_rpc_limited_total',
      help: 'Bodies refused because the caller had used up its limit',
      registers,
    }),
    redisErrors: new Counter({
      name: 'gateway_redis_errors_total',
      help: 'Times that Redis could not be asked and the process counted for itself',
      registers,
    }),
  }
}
