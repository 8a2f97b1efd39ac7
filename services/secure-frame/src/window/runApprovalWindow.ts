import type { Assertion } from '@latchkit/secure-protocol/api/approvals'
import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import { addApprovalTexts, type TranslateApproval } from '../approval/approvalTexts.js'
import { showApproval, showStatus } from '../approval/showApproval.js'
import type { PageTexts } from '../messages.js'
import { createSigner, type Signer } from '../wallet/createSigner.js'
import { createWorkers } from '../wallet/createWorkers.js'
import { unseal } from '../wallet/sealToKey.js'
import { askPasskey } from './askPasskey.js'
import { type ConnectedFrame, connectFrame } from './connectFrame.js'
import { isInTab, readAddress } from './createWindowLink.js'
import { applyWindowTheme, toSealingInfo, type WindowRequest, type WindowWallet } from './windowMessages.js'

/**
 * Answers the approvals of the frame that this window was opened for, one after the other. Only a frame of this site in the
 * page that opened the window is answered.
 */
export async function runApprovalWindow(
  config: FrameConfig,
  root: HTMLElement,
  pageTexts: PageTexts,
): Promise<void> {
  const { translate } = pageTexts
  document.documentElement.dataset.window = ''
  const { opener } = window as { opener: Window | null }
  const close = { label: translate('action.close'), press: () => window.close() }
  const showEnded = () => showStatus(root, translate('window.ended'), close)
  const address = readAddress(location.hash)
  if ((!opener || isInTab()) && address.secret) {
    const { answerOffered } = await import('../exchange/answerOffered.js')
    return answerOffered({ config, root, pageTexts, address })
  }
  if (!opener) return showStatus(root, translate('window.cutOff'), close)
  showStatus(root, translate('status.preparing'))
  const frame = await connectFrame(opener, address.id)
  if (!frame) return showEnded()
  await applyWindowTheme(frame.greeting.theme, pageTexts)
  const texts = addApprovalTexts(translate)
  const reject = { label: translate('action.reject'), press: () => frame.post({ type: 'REJECTED' }) }
  showStatus(root, translate('status.preparing'), reject)

  // One for all requests: a page may create its Trusted Types policy once.
  const signer = createSigner(createWorkers(config))
  let current = new AbortController()
  let takeWallet: ((wallet: WindowWallet) => void) | undefined
  frame.listen(
    message => {
      if (message.type === 'WALLET') return takeWallet?.(message)
      current.abort()
      current = new AbortController()
      takeWallet = undefined
      if (message.type === 'ENDED') return showStatus(root, translate('window.waiting'), close)
      const wallet = new Promise<WindowWallet>(resolve => {
        takeWallet = resolve
      })
      void answerRequest({ signer, root, texts, frame, request: message, wallet, signal: current.signal })
    },
    () => {
      current.abort()
      showEnded()
    },
  )
}

/** Shows one request, and signs it once the user approved. An aborted one is over and answers nothing. */
async function answerRequest(parameters: {
  readonly signer: Signer
  readonly root: HTMLElement
  readonly texts: TranslateApproval
  readonly frame: ConnectedFrame
  readonly request: WindowRequest
  readonly wallet: Promise<WindowWallet>
  readonly signal: AbortSignal
}): Promise<void> {
  const { signer, root, texts, frame, request, signal } = parameters
  try {
    const isApproved = await showApproval({
      ...request,
      // The frame is bound to its page's origin; this page has it from the frame alone.
      origin: frame.greeting.origin,
      app: frame.greeting.app,
      root,
      translate: texts,
      isTopLevel: true,
      signal,
    })
    if (!isApproved) return frame.post({ type: 'REJECTED' })
    let assertion: Assertion | undefined
    if (request.passkey) {
      showStatus(root, texts('status.passkey'))
      assertion = await askPasskey(request.passkey, request.request).catch(() => undefined)
      signal.throwIfAborted()
      if (!assertion) return frame.post({ type: 'UNVERIFIED' })
    }
    showStatus(root, texts('status.signing'))
    frame.post({ type: 'APPROVED', assertion })
    const wallet = await parameters.wallet
    signal.throwIfAborted()
    const info = toSealingInfo(wallet.of.walletId)
    const [first, second] = wallet.shares
    const shares = [
      await unseal(frame.privateKey, info, first),
      await unseal(frame.privateKey, info, second),
    ] as const
    const signed = await signer({
      task: 'sign',
      wallet: { ...wallet, shares },
      request: request.request,
    })
    if (!signal.aborted) frame.post({ type: 'SIGNED', signed })
  } catch {
    // The error could contain the secret that caused it.
    if (!signal.aborted) frame.post({ type: 'FAILED' })
  }
}
