import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createMetrics as createRegistry, type Metrics } from '@latchkit/service-base'
import type { RelayNode } from '../connection/types.js'

/** The metrics of one relay. */
export type RelayMetrics = {
  readonly registry: Metrics['registry']
  stop(): void
}

/** Creates the metrics of a relay, read from its totals when they are requested. */
export function createMetrics(node: RelayNode): RelayMetrics {
  const { registry, counter, counterBy, gauge } = createRegistry()
  const { counts, mailbox } = node
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const started = Date.now() / 1_000

  counter('relay_published_total', 'Messages taken in', () => counts.published)
  counter('relay_delivered_total', 'Pushes to subscribers, repeated ones included', () => counts.delivered)
  counter('relay_acknowledged_total', 'Pushes and fetched messages acknowledged', () => counts.acknowledged)
  counterBy('relay_refused_total', 'Calls and connections refused', 'reason', () => counts.refused)
  counter('relay_slow_readers_total', 'Connections whose pushes were paused', () => counts.slowReaders)
  counter('relay_work_total', 'Work of calls charged to clients, in calls', () => counts.work)
  counter(
    'relay_pulled_total',
    'Work of pushes from the mailbox charged to clients, in calls',
    () => counts.pulled,
  )
  counter('relay_pages_total', 'Pages that calls read from the mailbox', () => counts.pages)
  gauge('relay_connections', 'Open connections', () => node.connections.size)
  gauge('relay_topics', 'Topics with a subscriber here', () => node.subscribers.size)
  if (mailbox.size) {
    gauge('relay_mailbox_messages', 'Messages that wait', () => mailbox.size?.().messages ?? 0)
    gauge('relay_mailbox_bytes', 'Bytes of messages that wait', () => mailbox.size?.().bytes ?? 0)
  }
  gauge(
    'relay_clock_skew_seconds',
    'Seconds by which the clock is ahead of that of Redis; 0 without one',
    () => mailbox.clockSkew?.() ?? 0,
  )
  gauge('relay_mailbox_ready', '1 while the mailbox can be used', () => Number(mailbox.isReady()))
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
    registry,
    stop() {
      delay.disable()
    },
  }
}
