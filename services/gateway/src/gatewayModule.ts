import type { Hono } from 'hono'
import type { Metric } from 'prom-client'
import type { z } from 'zod'
import type { GatewayContext } from './openContext.js'
import type { Provided } from './provided.js'
import type { SharedSettings } from './sharedSettings.js'

/** Options of a module. Each described field is an environment variable too. */
export type ModuleSettings = {
  readonly fields?: z.ZodRawShape
  /** Fields of the option `limits`. */
  readonly limits?: z.ZodRawShape
  /** Names of variables that are not derived from their field. */
  readonly names?: { readonly [field: string]: string }
}

/** A part of the gateway: its options, and the handlers of its calls. */
export type GatewayModule<settings extends ModuleSettings = ModuleSettings> = {
  readonly name: string
  readonly settings?: settings
  /**
   * Opens the module. Sends no request to another host.
   *
   * @throws ConfigError that names the invalid variable
   */
  open(context: ModuleContext<settings>): OpenModule | Promise<OpenModule>
}

type OutputOf<settings, key extends 'fields' | 'limits'> =
  settings extends Readonly<Record<key, infer shape extends z.ZodRawShape>>
    ? z.output<z.ZodObject<shape>>
    : unknown

/** Context that opens a module. */
export type ModuleContext<settings extends ModuleSettings = ModuleSettings> = GatewayContext & {
  /** The shared settings and those of the module. */
  readonly settings: SharedSettings &
    OutputOf<settings, 'fields'> & { readonly limits: OutputOf<settings, 'limits'> }
  /** Returns a value that an earlier module in the list provides. */
  inject<name extends keyof Provided>(name: name): Provided[name]
  /** CAIP-2 ids of chains by group of calls, of all open modules. */
  capabilities(): Capabilities
}

/** CAIP-2 ids of the chains that each group of calls supports. */
export type Capabilities = { readonly [group: string]: readonly string[] }

/** An open module. Unsupported members are absent. */
export type OpenModule = {
  /** Routes for the callers that the project file allows. Below `/v1` the app checks them. */
  readonly routes?: Hono | undefined
  /** Routes that every caller may use: an `<img>` sends no project. */
  readonly openRoutes?: Hono | undefined
  /** Paths whose calls are charged as several JSON-RPC calls, such as `/v1/account/*`. */
  readonly chainData?: readonly string[] | undefined
  readonly capabilities?: Capabilities | undefined
  /** Values that later modules in the list can inject. */
  readonly provides?: Partial<Provided> | undefined
  readonly metrics?: readonly Metric[] | undefined
  /** Returns facts for the log at the start of the gateway. */
  diagnose?(): { readonly [fact: string]: number }
  /** Settles when the module has stopped all work. The database is still open. */
  close?(): Promise<void> | undefined
}
