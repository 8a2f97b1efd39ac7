import type { RunningRelay } from '../src/startRelay.js'

/** Value of a metric of a running relay; `undefined` if it has none of that name. */
export async function readMetric(relay: RunningRelay, name: string): Promise<number | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${relay.port}/metrics`)).text()
  const line = text.split('\n').find(line => line.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length))
}
