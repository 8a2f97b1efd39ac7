import type { Environment } from './environment.js'

export type PlaceParameters = {
  /** The same for all tabs that share a socket. */
  readonly name: string
  readonly tab: string
  readonly environment: Environment
  /** This tab is the owner now. */
  onGain(): void
  /** Another tab took the place. */
  onLose(): void
}

/** The one place of the tab that owns the socket. A tab that asked for it waits until it is free. */
export type Place = {
  /** Takes it from an owner that does not answer. */
  steal(): void
  /** Gives it up, or stops waiting. */
  release(): void
}
