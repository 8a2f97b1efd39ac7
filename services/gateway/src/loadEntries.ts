import { fileURLToPath } from 'node:url'
import { ConfigError, readJsonFile } from '@latchkit/service-base'
import type { z } from 'zod'

/**
 * Loads the entries of a data file: the deployer's, or the built-in one of that name.
 *
 * @throws ConfigError that identifies the first bad entry by its number and its own name
 */
export async function loadEntries<schema extends z.ZodType<{ readonly id: string }>>(parameters: {
  /** The deployer's file. */
  readonly file: string | undefined
  /** The variable that names the deployer's file. */
  readonly variable: string
  /** Name of the built-in file, without `.json`. */
  readonly builtIn: string
  readonly schema: schema
}): Promise<z.output<schema>[]> {
  const { builtIn, schema } = parameters
  const variable = parameters.file === undefined ? builtIn : parameters.variable
  const file = parameters.file ?? fileURLToPath(new URL(`../data/${builtIn}.json`, import.meta.url))
  const value = await readJsonFile(file, variable)
  const refuse = (reason: string) => new ConfigError('bad-file', `${variable}: ${file}: ${reason}`)
  if (!Array.isArray(value)) throw refuse('must be a JSON array')
  const seen = new Map<string, number>()
  return value.map((entry: unknown, index) => {
    const parsed = schema.safeParse(entry)
    const name = `entry ${index + 1}${describeEntry(entry)}`
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const where = issue?.path.map(part => String(part)).join('.')
      throw refuse(`${name}: ${where ? `${where}: ` : ''}${issue?.message ?? 'not valid'}`)
    }
    const former = seen.get(parsed.data.id)
    if (former !== undefined) throw refuse(`${name}: id: is that of entry ${former} already`)
    seen.set(parsed.data.id, index + 1)
    return parsed.data
  })
}

function describeEntry(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return ''
  const name = 'name' in entry ? entry.name : 'id' in entry ? entry.id : undefined
  return typeof name === 'string' ? ` (${JSON.stringify(name.slice(0, 60))})` : ''
}
