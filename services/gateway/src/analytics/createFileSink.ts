import { open } from 'node:fs/promises'
import { GatewayError } from '../errors.js'
import type { AnalyticsSink } from './types.js'

/** Appends each event as a line of JSON. */
export async function createFileSink(file: string): Promise<AnalyticsSink> {
  const handle = await open(file, 'a', 0o600).catch(cause => {
    throw new GatewayError('gateway/bad-file', `ANALYTICS_FILE: ${file} cannot be written`, { cause })
  })
  let last = Promise.resolve()
  return {
    write: events => {
      const lines = events.map(event => `${JSON.stringify(event)}\n`).join('')
      // One after the other, so that no line is torn.
      const write = last.then(() => handle.appendFile(lines))
      last = write.catch(() => {})
      return write
    },
    close: async () => {
      await last
      await handle.close()
    },
  }
}
