import { limitsSchema } from './limits.js'
import { settingsSchema } from './settings.js'

/** A variable of the environment, and the setting it sets. */
export type Variable = {
  readonly name: string
  readonly path: readonly [string] | readonly ['limits', string]
  readonly as: 'text' | 'number' | 'list'
  readonly says: string
}

const { shape } = settingsSchema
const text = (name: string, field: keyof typeof shape, as: Variable['as'] = 'text'): Variable => ({
  name,
  path: [field],
  as,
  says: says(shape[field]),
})

/** Every variable that the relay reads. */
export const variables: readonly Variable[] = [
  text('HOST', 'host'),
  text('PORT', 'port', 'number'),
  text('PUBLIC_URLS', 'publicUrls', 'list'),
  text('PROJECTS_FILE', 'projects'),
  text('REDIS_URL', 'redisUrl'),
  text('LOG_LEVEL', 'logLevel'),
  ...Object.entries(limitsSchema.shape).map(
    ([field, schema]): Variable => ({
      name: `LIMIT_${field.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`,
      path: ['limits', field],
      as: 'number',
      says: says(schema),
    }),
  ),
]

function says(schema: {
  readonly description?: string | undefined
  safeParse(value: unknown): { data?: unknown }
}) {
  const value = schema.safeParse(undefined).data
  return `${schema.description ?? ''}${value === undefined ? '' : ` (${value})`}`
}
