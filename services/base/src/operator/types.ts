import type { KeptWarning } from './keepWarnings.js'

/** A table of the operator's page. The first cell of a row names it. */
export type StatusTable = {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** Text in place of a table without rows. */
  readonly empty?: string | undefined
}

/** A setting of a running service. A text that may be secret has the value `set`. */
export type SettingLine = {
  /** Name of the variable. */
  readonly name: string
  readonly value: string
  readonly isDefault: boolean
}

/** All that the operator's page shows, and `/status.json` answers. */
export type OperatorStatus = {
  readonly service: string
  readonly version: string
  /** `ok`, or why `/healthz` answers 503. */
  readonly health: string
  /** Clock of the service, in milliseconds since 1970. */
  readonly now: number
  readonly startedAt: number
  readonly settings: readonly SettingLine[]
  readonly tables: readonly StatusTable[]
  readonly warnings: readonly KeptWarning[]
}
