import type { FrameSession } from '@latchkit/core/secureframe'
import type { FoundWallet, Runtime } from '../types.js'
import { openWallet } from './openWallet.js'

/**
 * Lists the embedded wallet until the client stops, and connects a remembered login. Called again after a restart, with the
 * session of that client.
 */
export async function addFrame(runtime: Runtime, session: FrameSession): Promise<void> {
  if (!runtime.context) return
  const connector = session.connector('solana')
  if (runtime.wallets.some(({ connector: { id } }) => id === connector.id)) return
  const wallet: FoundWallet = { kind: 'frame', session, connector }
  runtime.wallets = [...runtime.wallets, wallet]
  const opened = await openWallet(runtime, wallet)
  runtime.opened.set(wallet, {
    ...opened,
    stop() {
      opened.stop()
      runtime.wallets = runtime.wallets.filter(one => one !== wallet)
    },
  })
  runtime.restoration?.check()
  runtime.changed()
}
