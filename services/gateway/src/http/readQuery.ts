import type { z } from 'zod'
import type { Reason } from './failed.js'

/** Reads the parameters that `schema` has; others are none of our business, and an empty one counts as absent. */
export function readQuery<schema extends z.ZodObject>(
  schema: schema,
  search: URLSearchParams,
): { readonly query: z.output<schema> } | { readonly reasons: readonly Reason[] } {
  const values: { [name: string]: string } = {}
  const twice: Reason[] = []
  for (const name of Object.keys(schema.shape)) {
    const given = search.getAll(name)
    if (given.length > 1) twice.push({ name, description: `${name}: must be given once` })
    if (given[0]?.trim()) values[name] = given[0]
  }
  const parsed = schema.safeParse(values)
  if (parsed.success && twice.length === 0) return { query: parsed.data }
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0])
        return { name, description: `${name}: ${message}` }
      })
  return { reasons: [...twice, ...wrong] }
}
