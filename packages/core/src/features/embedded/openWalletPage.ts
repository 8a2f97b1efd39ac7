import type { Client } from '../../types/client.js'
import { openFrame } from './openFrame.js'
import { toFrameError } from './toFrameError.js'

/**
 * Shows a button in the secure frame that opens the wallet page: recovery factors, devices, export and deletion, on a page
 * of the secure site itself. Resolves when its window is open; the app is to stay open as long as it is used.
 *
 * @throws FrameError `frame/login-required`, `frame/popup-blocked`, `frame/popup-cut-off`
 *
 * @example
 * button.onclick = () => openWalletPage(client)
 */
export async function openWalletPage(client: Client): Promise<void> {
  const { client: frame } = await openFrame(client)
  try {
    await frame.request('OPEN_WALLET', undefined)
  } catch (error) {
    throw toFrameError(error)
  }
}
