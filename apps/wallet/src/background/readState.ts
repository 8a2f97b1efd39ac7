import type { WalletState } from '../common/types.js'

export async function readState(): Promise<WalletState> {
  const { state } = await chrome.storage.local.get<{ state?: WalletState }>('state')
  if (!state) throw new Error('The wallet has no state yet.')
  return state
}
