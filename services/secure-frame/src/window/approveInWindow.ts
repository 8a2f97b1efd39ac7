import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { Assertion } from '@latchkit/secure-protocol/api/approvals'
import { FrameError } from '../FrameError.js'
import { sealToKey } from '../wallet/sealToKey.js'
import type { SealedWallet } from '../wallet/signerMessages.js'
import type { WindowLink, WindowPort } from './createWindowLink.js'
import { toSealingInfo, type WindowRequest, type WindowToFrame, type WindowWallet } from './windowMessages.js'

/**
 * Has a request approved and signed in a top-level window of this site. The window has no share of the wallet: the storage
 * of a top-level page is another one. It gets two, sealed to its key, after the user approved there.
 *
 * @throws FrameError 4001 when the user declines
 */
export function approveInWindow(parameters: {
  readonly link: WindowLink
  readonly request: WindowRequest
  /** The wallet's shares; called once the user approved. */
  unlock(assertion?: Assertion): Promise<SealedWallet>
  readonly signal: AbortSignal
}): Promise<`0x${string}`> {
  const { link, request, unlock, signal } = parameters
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      stop()
      signal.removeEventListener('abort', abort)
      act()
    }
    const fail = (error: unknown) => settle(() => reject(error))
    const abort = () => fail(signal.reason)
    const refuse = (code: number, message: string) => fail(new FrameError(code, message))

    function receive(message: WindowToFrame, port: WindowPort) {
      switch (message.type) {
        case 'APPROVED':
          unlock(message.assertion)
            .then(wallet => sealWallet(wallet, port.key))
            .then(wallet => port.post({ type: 'WALLET', ...wallet }))
            .catch(fail)
          break
        case 'REJECTED':
          refuse(rpcCodes.userRejected, 'User rejected the request')
          break
        case 'UNVERIFIED':
          refuse(rpcCodes.userRejected, 'The passkey was not confirmed')
          break
        case 'SIGNED':
          settle(() => resolve(message.signed))
          break
        case 'FAILED':
          refuse(rpcCodes.internal, 'The key could not be used')
      }
    }

    const stop = link.serve({
      connected: port => port.post({ type: 'REQUEST', ...request }),
      received: receive,
    })
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
  })
}

async function sealWallet(wallet: SealedWallet, key: JsonWebKey): Promise<WindowWallet> {
  const info = toSealingInfo(wallet.of.walletId)
  const [first, second] = wallet.shares
  const shares = [await sealToKey(key, info, first), await sealToKey(key, info, second)] as const
  for (const share of wallet.shares) share.fill(0)
  return { ...wallet, shares }
}
