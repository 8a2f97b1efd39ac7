import { createOwned } from '../../client/internal.js'
import type { Client } from '../../types/client.js'

const getCalls = /*#__PURE__*/ createOwned(
  'balances.calls',
  (): { loaded?: typeof import('./lazy/api.js') } => ({}),
)

/**
 * Loads the calls of the gateway about balances. Once they are loaded it resolves in the same task: `import()` of a loaded
 * module settles after whatever the page renders meanwhile, such as the dialog of the press.
 */
export async function loadGatewayCalls(client: Client) {
  const calls = getCalls(client)
  calls.loaded ??= await import('./lazy/api.js')
  return calls.loaded
}
