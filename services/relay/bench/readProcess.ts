/** CPU seconds and resident bytes of a relay, by its own metrics. */
export async function readProcess(url: string): Promise<{ readonly cpu: number; readonly rss: number }> {
  const text = await (await fetch(`${url.replace('ws:', 'http:')}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
  return { cpu: read('process_cpu_seconds_total'), rss: read('process_resident_memory_bytes') }
}
