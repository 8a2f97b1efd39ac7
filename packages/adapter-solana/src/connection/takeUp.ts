import type { FoundWallet, Runtime } from '../types.js'
import { followWallet } from './followWallet.js'
import { openWallet } from './openWallet.js'

/**
 * Takes up a protocol session that came through another namespace or another tab, or a wallet that left the page
 * while it was connected and is there again, as after an update of the extension.
 */
export async function takeUp(runtime: Runtime, found: FoundWallet): Promise<void> {
  const { context } = runtime
  // Which of the remembered connections is the active one is decided there.
  await runtime.restoration?.done
  if (runtime.context !== context) return
  const { source } = openWallet(runtime, found)
  if (found.kind !== 'protocol') await source.connect({ silent: true })
  if (runtime.context === context) followWallet(runtime, found, { isMoved: false })
}
