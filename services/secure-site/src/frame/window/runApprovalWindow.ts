import type { Assertion } from '../../api/approvals.js'
import type { FrameConfig } from '../../api/config.js'
import { addApprovalTexts } from '../approval/approvalTexts.js'
import { showApproval, showStatus } from '../approval/showApproval.js'
import type { Translate } from '../messages.js'
import { createSigner } from '../wallet/createSigner.js'
import { createWorkers } from '../wallet/createWorkers.js'
import { createSealingKey, exportPublicKey, unseal } from '../wallet/sealToKey.js'
import { askPasskey } from './askPasskey.js'
import {
  toSealingInfo,
  type WindowAnswer,
  type WindowReady,
  type WindowRequest,
  type WindowWallet,
} from './windowMessages.js'

/**
 * Asks for one approval in a window that the frame opened. Only a page of this site that opened it is answered: any other
 * opener gets nothing, and what it posts is not read.
 */
export async function runApprovalWindow(
  config: FrameConfig,
  root: HTMLElement,
  translate: Translate,
): Promise<void> {
  const { documentElement } = document
  documentElement.dataset.window = ''
  const { opener } = window as { opener: Window | null }
  if (!opener) return showStatus(root, translate('window.cutOff'))
  showStatus(root, translate('status.preparing'))
  const keys = await createSealingKey()
  const { request, port } = await new Promise<{ request: WindowRequest; port: MessagePort }>(resolve => {
    const receive = ({ source, origin, data, ports }: MessageEvent<WindowRequest | undefined>) => {
      const [first] = ports
      if (source !== opener || origin !== location.origin || data?.type !== 'APPROVAL_REQUEST' || !first)
        return
      window.removeEventListener('message', receive)
      resolve({ request: data, port: first })
    }
    window.addEventListener('message', receive)
    void exportPublicKey(keys).then(key =>
      opener.postMessage({ type: 'APPROVAL_READY', key } satisfies WindowReady, location.origin),
    )
  })
  const answer = (message: WindowAnswer) => port.postMessage(message)
  if (request.theme.mode) documentElement.dataset.theme = request.theme.mode
  documentElement.style.cssText = request.theme.style
  const texts = addApprovalTexts(translate, documentElement.lang)
  const isApproved = await showApproval({
    ...request,
    root,
    translate: texts,
    isTopLevel: true,
    signal: new AbortController().signal,
  })
  if (!isApproved) return answer({ type: 'REJECTED' })
  let assertion: Assertion | undefined
  if (request.passkey) {
    showStatus(root, texts('status.passkey'))
    try {
      assertion = await askPasskey(request.passkey, request.request)
    } catch {
      return answer({ type: 'UNVERIFIED' })
    }
  }
  showStatus(root, translate('status.signing'))
  try {
    const wallet = await new Promise<WindowWallet>(resolve => {
      port.onmessage = (event: MessageEvent<WindowWallet>) => resolve(event.data)
      answer({ type: 'APPROVED', assertion })
    })
    const info = toSealingInfo(wallet.of.walletId)
    const [first, second] = wallet.shares
    const shares = [
      await unseal(keys.privateKey, info, first),
      await unseal(keys.privateKey, info, second),
    ] as const
    const signed = await createSigner(createWorkers(config))({
      task: 'sign',
      wallet: { ...wallet, shares },
      request: request.request,
    })
    answer({ type: 'SIGNED', signed })
  } catch {
    // The error itself could hold what it failed on.
    answer({ type: 'FAILED' })
  }
}
