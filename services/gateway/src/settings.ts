import { createSettings, type ProjectOptions } from '@latchkit/service-base'
import { z } from 'zod'
import type { ModuleSettings } from './gatewayModule.js'
import { modules } from './modules.js'
import { sharedSettings } from './sharedSettings.js'

type Module = (typeof modules)[number]
type ShapeOf<module, key extends 'fields' | 'limits'> = module extends {
  readonly settings: Readonly<Record<key, infer shape>>
}
  ? shape
  : never
type Intersect<union> = (union extends unknown ? (one: union) => void : never) extends (
  all: infer all,
) => void
  ? all
  : never

const all: readonly ModuleSettings[] = [
  sharedSettings,
  ...modules.flatMap(module => ('settings' in module ? [module.settings] : [])),
]
const merge = (key: keyof ModuleSettings) => Object.assign({}, ...all.map(one => one[key]))
const fields: Intersect<typeof sharedSettings.fields | ShapeOf<Module, 'fields'>> = merge('fields')
const limits: Intersect<typeof sharedSettings.limits | ShapeOf<Module, 'limits'>> = merge('limits')
const schema = z.strictObject({ ...fields, limits: z.strictObject(limits).prefault({}) })

/** The settings of a gateway, those of its modules included: its environment variables and its `--help`. */
export const settings = createSettings({
  title: 'Latchkit gateway: wallet directory, images, JSON-RPC proxy.',
  closing: 'Answers /healthz and /metrics. Ends on SIGINT and SIGTERM when the open requests have ended.',
  names: merge('names'),
  shown: ['HOST', 'LOG_LEVEL', 'INDEX', 'NAMES_CHAIN'],
  schema,
})

/** Options as callers may give them, lists of constants included. */
type ReadonlyDeep<value> = value extends (...parameters: never) => unknown
  ? value
  : value extends object
    ? { readonly [key in keyof value]: ReadonlyDeep<value[key]> }
    : value

/** Options of `startGateway`: those of the gateway and of each module. Their defaults are listed by `--help`. */
export type StartGatewayOptions = ReadonlyDeep<z.input<typeof schema>>

/** Limits of a gateway. */
export type GatewayLimits = NonNullable<StartGatewayOptions['limits']>

/** `projectId` → allowed origins, or the path of a JSON file that has it. */
export type ProjectsOption = string | ProjectOptions
