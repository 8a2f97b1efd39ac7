import { ConfigError } from './configError.js'
import { parseSettings } from './parseSettings.js'
import type { Settings } from './settings.js'
import { variables } from './variables.js'

/**
 * Settings from variables of the environment. An empty variable counts as absent.
 *
 * @throws ConfigError
 */
export function readEnvironment(environment: { readonly [name: string]: string | undefined }): Settings {
  const settings: { [field: string]: unknown } = {}
  const limits: { [field: string]: unknown } = {}
  for (const { name, path, as } of variables) {
    const text = environment[name]?.trim()
    if (!text) continue
    if (as === 'number' && !/^\d+$/.test(text)) throw new ConfigError(`${name}: must be a whole number`)
    const value =
      as === 'number' ? Number(text) : as === 'list' ? text.split(',').map(part => part.trim()) : text
    if (path[1] === undefined) settings[path[0]] = value
    else limits[path[1]] = value
  }
  return parseSettings(
    { ...settings, limits },
    path =>
      variables.find(variable => variable.path.join('.') === path.slice(0, variable.path.length).join('.'))
        ?.name,
  )
}
