import type { Runtime } from '../types.js'
import { addWallet } from './addWallet.js'
import { announcedProviders } from './announcedProviders.js'
import { detectWalletName } from './detectWalletName.js'
import { readLegacyProvider } from './readLegacyProvider.js'

/** Lists `window.ethereum`, unless it announces itself as well or is listed already. */
export function addLegacyWallet(runtime: Runtime): void {
  const { own, config } = runtime
  // A config that looks for no wallets was made so on purpose.
  if (!own && !config._internal.mipd) return
  const provider = readLegacyProvider()
  if (!provider || config.connectors.some(({ id }) => id === 'injected')) return
  const announced = announcedProviders(runtime)
  const several = 'providers' in provider && Array.isArray(provider.providers) ? provider.providers : []
  if (announced.includes(provider)) return
  if (several.length > 0 && several.every(one => announced.includes(one))) return
  addWallet(runtime, {
    id: 'injected',
    name: detectWalletName(provider),
    icon: undefined,
    rdns: undefined,
    provider,
  })
}
