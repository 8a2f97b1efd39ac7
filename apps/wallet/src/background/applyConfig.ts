import type { WalletState } from '../common/types.js'
import { createState } from './createState.js'
import { registerInpage } from './registerInpage.js'

/** Makes the state from config.json on the first start, or when config.json is another one. */
export async function applyConfig(): Promise<void> {
  const response = await fetch(chrome.runtime.getURL('config.json'))
  const config = await response.text()
  const { state } = await chrome.storage.local.get<{ state?: WalletState }>('state')
  // A profile of an older wallet has no accounts of Solana.
  const fits = state?.config === config && 'solanaChains' in state
  const current = fits ? state : await createState(config)
  if (current !== state) await chrome.storage.local.set({ state: current })
  await registerInpage(current)
}
