import type { z } from 'zod'
import { GatewayError } from '../errors.js'
import { firstIssue } from './firstIssue.js'

/** Checks each entry of a data file; the error names the first bad one by its place and by what it calls itself. */
export function parseEntries<schema extends z.ZodType<{ readonly id: string }>>(parameters: {
  readonly source: string
  readonly value: unknown
  readonly schema: schema
}): z.output<schema>[] {
  const { source, value, schema } = parameters
  if (!Array.isArray(value)) throw new GatewayError('gateway/bad-file', `${source}: must be a JSON array`)
  const seen = new Map<string, number>()
  return value.map((entry: unknown, index) => {
    const parsed = schema.safeParse(entry)
    const place = `${source}: entry ${index + 1}${describe(entry)}`
    if (!parsed.success) throw new GatewayError('gateway/bad-file', `${place}: ${firstIssue(parsed.error)}`)
    const former = seen.get(parsed.data.id)
    if (former !== undefined) {
      throw new GatewayError('gateway/bad-file', `${place}: id: is that of entry ${former} already`)
    }
    seen.set(parsed.data.id, index + 1)
    return parsed.data
  })
}

function describe(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return ''
  const name = 'name' in entry ? entry.name : 'id' in entry ? entry.id : undefined
  return typeof name === 'string' ? ` (${JSON.stringify(name.slice(0, 60))})` : ''
}
