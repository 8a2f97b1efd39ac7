import type { FoundWallet, Runtime } from '../types.js'
import { followWallet } from './followWallet.js'
import { openWallet } from './openWallet.js'

/** Takes up a session that came through another namespace or another tab. */
export async function takeUp(runtime: Runtime, protocol: FoundWallet): Promise<void> {
  const { context } = runtime
  // Which of the remembered connections is the active one is decided there.
  await runtime.restoration?.done
  if (runtime.context !== context) return
  openWallet(runtime, protocol)
  followWallet(runtime, protocol, { isMoved: false })
}
