import type { App } from '../source/app.js'
import type { Answer } from './ask.js'
import type { Installed } from './installed/readInstalled.js'
import type { FoundPolicy } from './policy/findPolicies.js'

/** A line of the report. */
export type Result = {
  readonly status: 'ok' | 'warning' | 'failure'
  readonly what: string
  readonly why?: string | undefined
  readonly fix?: string | undefined
  /** Page below `docs/`, with its fragment. */
  readonly docs?: string | undefined
}

/** A service that a flag or the source names, and its answer on `/healthz`. */
export type Service = {
  readonly name: 'gateway' | 'relay' | 'secure site'
  readonly url: URL
  /** The source file that names it, undefined for a flag. */
  readonly file: string | undefined
  readonly health: Answer
}

/** All that the checks look at. */
export type Inputs = {
  readonly app: App
  readonly installed: readonly Installed[]
  readonly policies: readonly FoundPolicy[]
  /** The page of `--url`. */
  readonly page: { readonly url: URL; readonly answer: Answer } | undefined
  /** Origin of the app: `--origin`, else that of `--url`. */
  readonly origin: string | undefined
  readonly projectId: string | undefined
  readonly services: readonly Service[]
}

/** Returns its results, none if it has nothing to look at. */
export type Check = (inputs: Inputs) => readonly Result[] | Promise<readonly Result[]>
