import { createOwned } from '../../client/internal.js'
import type { Namespace } from '../../types/namespace.js'

/** A wallet that is being asked. */
export type Attempt = {
  readonly connectorId: string
  readonly namespace: Namespace
  readonly controller: AbortController
}

/** Every wallet of a client that is being asked to connect. */
export const attempts = /*#__PURE__*/ createOwned('connection.attempts', () => new Set<Attempt>())
