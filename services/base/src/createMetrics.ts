import { Counter, Gauge, Registry } from 'prom-client'

/** The metrics of one service instance. */
export type Metrics = {
  /** For metrics of other kinds. */
  readonly registry: Registry
  /** Adds a counter whose total is read when the metrics are requested. */
  counter(name: string, help: string, read: () => number): void
  /** Adds a counter with one label whose totals are read when the metrics are requested. */
  counterBy(name: string, help: string, label: string, read: () => Iterable<readonly [string, number]>): void
  /** Adds a gauge whose value is read when the metrics are requested. */
  gauge(name: string, help: string, read: () => number): void
}

/** Creates a registry, so that two instances in one process count separately. The hot path only adds numbers. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    counter(name, help, read) {
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset()
          this.inc(read())
        },
      })
    },
    counterBy(name, help, label, read) {
      new Counter({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          this.reset()
          for (const [value, total] of read()) this.inc({ [label]: value }, total)
        },
      })
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
  }
}
