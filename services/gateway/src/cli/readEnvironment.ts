import type { ResolvedOptions } from '../config/optionsSchema.js'
import { resolveOptions } from '../config/resolveOptions.js'
import { GatewayError } from '../errors.js'
import { type Variable, variables } from './variables.js'

/** The options that the environment sets. An empty variable counts as absent. */
export function readEnvironment(environment: {
  readonly [name: string]: string | undefined
}): ResolvedOptions {
  const options: { [option: string]: unknown } = {}
  const limits: { [option: string]: unknown } = {}
  for (const variable of variables) {
    const text = environment[variable.name]?.trim()
    if (!text) continue
    const [first = '', second] = variable.option.split('.')
    if (second === undefined) options[first] = read(variable, text)
    else limits[second] = read(variable, text)
  }
  const nameOf = (path: string) => variables.find(({ option }) => option === path)?.name ?? path
  return resolveOptions({ ...options, limits }, nameOf)
}

function read({ name, as }: Variable, text: string): unknown {
  switch (as) {
    case 'text':
      return text
    case 'number':
      if (/^\d+$/.test(text)) return Number(text)
      throw new GatewayError('gateway/bad-config', `${name}: must be a whole number`)
    case 'boolean':
      if (/^(?:true|false)$/.test(text)) return text === 'true'
      throw new GatewayError('gateway/bad-config', `${name}: must be true or false`)
    case 'json':
      try {
        return JSON.parse(text)
      } catch (cause) {
        throw new GatewayError('gateway/bad-config', `${name}: must be JSON`, { cause })
      }
  }
}
