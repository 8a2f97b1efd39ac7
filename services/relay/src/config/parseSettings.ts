import { ConfigError } from './configError.js'
import { type Settings, settingsSchema } from './settings.js'

/**
 * Checks what a relay is told at start.
 *
 * @throws ConfigError
 */
export function parseSettings(
  value: unknown,
  nameOf: (path: readonly PropertyKey[]) => string | undefined = () => undefined,
): Settings {
  const parsed = settingsSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = issue?.path ?? []
  throw new ConfigError(`${nameOf(path) ?? path.map(String).join('.')}: ${issue?.message ?? 'is not valid'}`)
}
