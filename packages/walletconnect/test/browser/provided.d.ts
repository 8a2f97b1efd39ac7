import 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly relayUrl: string
    /** Serves the project `known`, for another origin than that of the tests. */
    readonly closedRelayUrl: string
  }
}
