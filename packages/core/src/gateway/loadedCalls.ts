import { createOwned } from '../client/internal.js'

type LoadedCalls = {
  balances?: typeof import('../features/balances/api.js') | undefined
  supportedChains?: typeof import('./fetchSupportedChains.js') | undefined
}

/**
 * Code of gateway calls that was loaded ahead of them. `import()` of a loaded module settles in a later task, so a request
 * that waits for it begins after whatever the page renders meanwhile.
 */
export const getLoadedCalls = /*#__PURE__*/ createOwned('gateway.loadedCalls', (): LoadedCalls => ({}))
