import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { Assertion } from '../../api/approvals.js'
import { approvalPath } from '../../api/config.js'
import type { TranslateApproval } from '../approval/approvalTexts.js'
import { element } from '../approval/element.js'
import { FrameError } from '../FrameError.js'
import { sealToKey } from '../wallet/sealToKey.js'
import type { SealedWallet } from '../wallet/signerMessages.js'
import {
  toSealingInfo,
  type WindowAnswer,
  type WindowReady,
  type WindowRequest,
  type WindowWallet,
} from './windowMessages.js'

/** Milliseconds between two looks at whether the window was closed: no event tells it. */
const closedInterval = 300

/**
 * Approves and signs in a window of this site, where this browser cannot tell whether an embedded approval is seen. The
 * user opens it by a click inside the frame. It has no share of its own: the storage of a top-level page is another one. It
 * gets two, sealed to its key, after the user approved there.
 *
 * @throws FrameError 4001 when the user declines, POPUP_BLOCKED, POPUP_CUT_OFF when the app's COOP separates the window
 */
export function approveInWindow(parameters: {
  readonly root: HTMLElement
  readonly translate: TranslateApproval
  readonly projectId: string
  readonly request: Omit<WindowRequest, 'type' | 'theme'>
  /** The wallet's shares; asked once the user approved. */
  unlock(assertion?: Assertion): Promise<SealedWallet>
  readonly signal: AbortSignal
}): Promise<`0x${string}`> {
  const { root, translate, projectId, request, unlock, signal } = parameters
  return new Promise((resolve, reject) => {
    const stop = new AbortController()
    let opened: Window | undefined
    const end = (settle: () => void) => {
      stop.abort()
      opened?.close()
      settle()
    }
    const fail = (error: unknown) => end(() => reject(error))
    const show = element(
      'button',
      { type: 'button', className: 'primary', testId: 'open-window' },
      translate('window.open'),
    )
    const decline = element('button', { type: 'button', testId: 'reject' }, translate('action.reject'))

    function open() {
      const found = window.open(
        `${approvalPath}?projectId=${encodeURIComponent(projectId)}&language=${document.documentElement.lang}`,
        '_blank',
        'popup,width=420,height=680',
      )
      if (!found) {
        // A window that opens uses the click up, also where the browser hands nothing of it to us.
        const isCut = navigator.userActivation?.isActive === false
        const [code, text] = isCut
          ? (['POPUP_CUT_OFF', 'The page of the app separates the approval window from the wallet'] as const)
          : (['POPUP_BLOCKED', 'The browser blocked the approval window'] as const)
        return fail(new FrameError(code, text))
      }
      opened = found
      show.disabled = true
      followWindow(found)
    }

    /** Until it is closed; the user may open another one then. */
    function followWindow(found: Window) {
      const own = new AbortController()
      const closed = setInterval(() => {
        if (!found.closed) return
        own.abort()
        show.disabled = false
      }, closedInterval)
      const finish = () => {
        clearInterval(closed)
        own.abort()
      }
      stop.signal.addEventListener('abort', finish, { signal: own.signal })
      own.signal.addEventListener('abort', () => clearInterval(closed))
      const greet = ({ source, origin, data }: MessageEvent<WindowReady | undefined>) => {
        if (source !== found || origin !== location.origin || data?.type !== 'APPROVAL_READY') return
        window.removeEventListener('message', greet)
        const { port1, port2 } = new MessageChannel()
        const { dataset, style } = document.documentElement
        const theme = { mode: dataset.theme, style: style.cssText }
        port1.onmessage = (event: MessageEvent<WindowAnswer>) => receive(event.data, data.key, port1)
        own.signal.addEventListener('abort', () => port1.close())
        found.postMessage(
          { ...request, type: 'APPROVAL_REQUEST', theme } satisfies WindowRequest,
          location.origin,
          [port2],
        )
      }
      window.addEventListener('message', greet, { signal: own.signal })
    }

    function receive(answer: WindowAnswer, key: JsonWebKey, port: MessagePort) {
      switch (answer.type) {
        case 'APPROVED':
          unlock(answer.assertion)
            .then(wallet => sealWallet(wallet, key))
            .then(wallet => port.postMessage(wallet))
            .catch(fail)
          break
        case 'REJECTED':
          fail(new FrameError(rpcCodes.userRejected, 'User rejected the request'))
          break
        case 'UNVERIFIED':
          fail(new FrameError(rpcCodes.userRejected, 'The passkey was not confirmed'))
          break
        case 'SIGNED':
          end(() => resolve(answer.signed))
          break
        case 'FAILED':
          fail(new FrameError(rpcCodes.internal, 'The key could not be used'))
      }
    }

    root.replaceChildren(
      element(
        'section',
        { className: 'approval' },
        element('h1', {}, translate(request.description.title)),
        element('p', {}, translate(request.passkey ? 'window.passkey' : 'window.text')),
        element('footer', {}, decline, show),
      ),
    )
    show.focus()
    show.addEventListener('click', open)
    decline.addEventListener('click', () =>
      fail(new FrameError(rpcCodes.userRejected, 'User rejected the request')),
    )
    signal.addEventListener('abort', () => fail(signal.reason), { signal: stop.signal })
    if (signal.aborted) fail(signal.reason)
  })
}

async function sealWallet(wallet: SealedWallet, key: JsonWebKey): Promise<WindowWallet> {
  const info = toSealingInfo(wallet.of.walletId)
  const [first, second] = wallet.shares
  const shares = [await sealToKey(key, info, first), await sealToKey(key, info, second)] as const
  for (const share of wallet.shares) share.fill(0)
  return { ...wallet, shares }
}
