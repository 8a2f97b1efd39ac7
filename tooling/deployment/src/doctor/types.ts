import type { Ask } from './createAsk.js'
import type { Deployment, ServiceName } from './readDeployment.js'
import type { Status } from './readStatus.js'

/** The mistakes that are made most often, by the names that the report and the docs give them. */
export type Mistake =
  | 'wrong-host'
  | 'origin-not-listed'
  | 'changed-headers'
  | 'no-upgrade'
  | 'wrong-audience'
  | 'caller-refused'
  | 'doubled-cors'
  | 'public-metrics'
  | 'not-shared'
  | 'wrong-proxy'

/** A line of the report. */
export type Finding = {
  /** `skipped`: the file does not say enough for the check. */
  readonly status: 'ok' | 'warning' | 'failure' | 'skipped'
  /** Such as `relay` or `secure site`. */
  readonly subject: string
  /** The observation. */
  readonly text: string
  /** The remedy. */
  readonly fix?: string | undefined
  readonly mistake?: Mistake | undefined
}

/** All that the checks look at. */
export type Inspected = {
  readonly deployment: Deployment
  readonly ask: Ask
  /** Content of the operators' pages that the file names. */
  readonly statuses: ReadonlyMap<ServiceName, Status>
}

/** Returns its findings, none if the deployment has no such service. */
export type Check = (inspected: Inspected) => readonly Finding[] | Promise<readonly Finding[]>
