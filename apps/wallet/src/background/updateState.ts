import type { WalletState } from '../common/types.js'
import { broadcastState } from './broadcastState.js'
import { readState } from './readState.js'
import type { Background } from './types.js'

/** Changes the stored state in place and tells every page what it may see of it. */
export async function updateState(
  background: Background,
  change: (state: WalletState) => void,
): Promise<WalletState> {
  const state = await readState()
  change(state)
  await chrome.storage.local.set({ state })
  await broadcastState(background)
  return state
}
