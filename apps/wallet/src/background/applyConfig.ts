import type { WalletState } from '../common/types.js'
import { createState } from './createState.js'
import { registerInpage } from './registerInpage.js'

/** Makes the state from config.json on the first start, or when config.json is another one. */
export async function applyConfig(): Promise<void> {
  const response = await fetch(chrome.runtime.getURL('config.json'))
  const config = await response.text()
  const { state } = await chrome.storage.local.get<{ state?: WalletState }>('state')
  const current = state?.config === config ? state : createState(config)
  if (current !== state) await chrome.storage.local.set({ state: current })
  await registerInpage(current)
}
