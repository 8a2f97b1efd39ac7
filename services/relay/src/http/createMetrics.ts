import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Registry } from 'prom-client'
import type { RelayNode } from '../connection/types.js'

/** Metrics of one relay, in a registry of their own. */
export type Metrics = {
  readonly contentType: string
  /** Text of Prometheus' exposition format. */
  read(): Promise<string>
  stop(): void
}

/** Reads a relay's totals when it is asked, so that the hot path only adds numbers. */
export function createMetrics(node: RelayNode): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const started = Date.now() / 1_000

  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })

  counter('relay_published_total', 'Messages taken in', () => node.counts.published)
  counter(
    'relay_delivered_total',
    'Pushes to subscribers, repeated ones included',
    () => node.counts.delivered,
  )
  counter(
    'relay_acknowledged_total',
    'Pushes and fetched messages acknowledged',
    () => node.counts.acknowledged,
  )
  new Counter({
    name: 'relay_refused_total',
    help: 'Calls and connections refused',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset()
      for (const [reason, count] of node.counts.refused) this.inc({ reason }, count)
    },
  })
  counter('relay_slow_readers_total', 'Connections whose pushes were paused', () => node.counts.slowReaders)
  gauge('relay_connections', 'Open connections', () => node.connections.size)
  gauge('relay_topics', 'Topics with a subscriber here', () => node.subscribers.size)
  if (node.mailbox.size) {
    gauge('relay_mailbox_messages', 'Messages that wait', () => node.mailbox.size?.().messages ?? 0)
    gauge('relay_mailbox_bytes', 'Bytes of messages that wait', () => node.mailbox.size?.().bytes ?? 0)
  }
  gauge('relay_draining', '1 while the relay shuts down', () => Number(node.draining))
  gauge('relay_event_loop_lag_seconds', 'Largest delay of the event loop since it was last asked', () => {
    const seconds = delay.max / 1e9
    delay.reset()
    return seconds
  })
  gauge('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss())
  gauge('process_start_time_seconds', 'Start of the relay since the epoch', () => started)
  counter('process_cpu_seconds_total', 'CPU time of the process', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })

  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    stop() {
      delay.disable()
    },
  }
}
