import { setTimeout as wait } from 'node:timers/promises'
import type { Memory, Service } from './startService.js'

/** Part by which the memory of a node may be larger at the end. */
const tolerance = 0.1
const samples = 5

/** Memory of each node: the median of some samples, since messages and requests on their way are in each of them. */
export async function measureMemory(services: readonly Service[]): Promise<readonly Memory[]> {
  const taken: (readonly Memory[])[] = []
  for (let sample = 0; sample < samples; sample++) {
    if (sample > 0) await wait(1_000)
    taken.push(await Promise.all(services.map(service => service.readMemory())))
  }
  return services.map((_, index) => {
    const medianOf = (field: keyof Memory) =>
      taken.map(memories => memories[index]?.[field] ?? 0).sort((a, b) => a - b)[Math.floor(samples / 2)] ?? 0
    return { used: medianOf('used'), rss: medianOf('rss') }
  })
}

/** Compares two measurements at the same load. */
export function compareMemory(
  services: readonly Service[],
  before: readonly Memory[],
  after: readonly Memory[],
) {
  return services.map(({ name }, index) => {
    const [first, last] = [before[index], after[index]]
    const growth = first && last ? last.used / first.used - 1 : Number.NaN
    const text = [first, last]
      .map(memory => `${toMegabytes(memory?.used)} MB in use, ${toMegabytes(memory?.rss)} MB resident`)
      .join('; at the end ')
    const percent = `${growth < 0 ? '' : '+'}${(growth * 100).toFixed(1)} %`
    return { name, text: `${text} (${percent})`, isTooLarge: !(growth <= tolerance) }
  })
}

/** Bytes as megabytes, with a decimal. */
export const toMegabytes = (bytes = 0) => (bytes / 1_048_576).toFixed(1)
