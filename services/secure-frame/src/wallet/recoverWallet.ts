import { releaseRecoveryShare, startRecovery } from '@latchkit/secure-protocol/api/recovery'
import type { WalletRecord } from '@latchkit/secure-protocol/api/wallet'
import { element } from '../approval/element.js'
import { FrameError } from '../FrameError.js'
import type { Translate } from '../messages.js'
import { refused } from '../session/createEmailLogin.js'
import { ServerError } from '../session/createServer.js'
import { reshare, type WalletParameters, type WalletState } from './openWallet.js'
import { createSealingKey, exportPublicKey, unseal } from './sealToKey.js'

export type RecoverParameters = WalletParameters & {
  readonly root: HTMLElement
  readonly translate: Translate
  readonly record: WalletRecord
  /** Aborted when the view is gone. */
  readonly signal: AbortSignal
}

/**
 * Prompts for the second code, which the recovery role mailed, and restores the wallet on this device. The share is sealed
 * to a key that lives as long as this view. If a code cannot be mailed, the view shows the alternatives. Rejects with 4001
 * when the user closes the view.
 */
export async function recoverWallet(parameters: RecoverParameters): Promise<WalletState> {
  const { server, record } = parameters
  const keys = await createSealingKey()
  const sealTo = await exportPublicKey(keys)
  let challenge = await start().catch(async error => {
    if (error.cause instanceof ServerError && error.cause.code === 'RECOVERY_REFUSED')
      await showNoRecovery(parameters)
    throw error
  })
  parameters.signal.throwIfAborted()
  const view = showCodeForm(parameters)
  for (;;) {
    const action = await view.next()
    if (action.type === 'closed') throw new FrameError(4001, 'User rejected the request')
    try {
      if (action.type === 'resend') {
        challenge = await start()
        continue
      }
      const released = await refused(
        server.call(releaseRecoveryShare, {
          challenge,
          code: action.code,
          shareGen: record.shareGen,
          sealTo,
        }),
      )
      if (released.walletId !== record.id) throw new FrameError(-32603, 'The share is of another wallet')
      const info = `latchkit recovery release v1|${record.id}|${released.shareGen}`
      const share = await unseal(keys.privateKey, info, released)
      return await reshare(parameters, record, { share })
    } catch (error) {
      if (!(error instanceof FrameError)) throw error
      view.fail(error)
    }
  }

  async function start(): Promise<string> {
    const answer = await refused(server.call(startRecovery, { walletId: record.id }))
    return answer.challenge
  }
}

/** Says that no code can be mailed. Rejects with 4001 when it is closed. */
function showNoRecovery({ root, translate }: RecoverParameters): Promise<never> {
  const close = element('button', { type: 'button', testId: 'reject' }, translate('action.close'))
  root.replaceChildren(
    element(
      'section',
      { className: 'approval' },
      element('h1', {}, translate('recovery.title')),
      element('p', { role: 'status', testId: 'no-recovery' }, translate('recovery.none')),
      element('footer', {}, close),
    ),
  )
  close.focus()
  return new Promise((_resolve, reject) => {
    close.onclick = () => reject(new FrameError(4001, 'User rejected the request'))
  })
}

type CodeAction =
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'resend' }
  | { readonly type: 'closed' }

function showCodeForm({ root, translate }: RecoverParameters) {
  const input = element('input', {
    id: 'recovery-code',
    testId: 'recovery-code',
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
    pattern: '\\p{Nd}{6}(\\p{Nd}{2})?',
    maxLength: 8,
    required: true,
  })
  const status = element('p', { className: 'status', role: 'status' })
  const submit = element(
    'button',
    { type: 'submit', className: 'primary', testId: 'recovery-submit' },
    translate('action.continue'),
  )
  const resend = element(
    'button',
    { type: 'button', testId: 'recovery-resend' },
    translate('recovery.resend'),
  )
  const close = element('button', { type: 'button', testId: 'reject' }, translate('action.close'))
  const buttons = [submit, resend, close]
  const form = element(
    'form',
    { className: 'approval' },
    element('h1', {}, translate('recovery.title')),
    element('p', {}, translate('recovery.text')),
    element('label', { htmlFor: 'recovery-code' }, translate('recovery.code')),
    input,
    status,
    element('footer', {}, close, resend, submit),
  )
  root.replaceChildren(form)
  input.focus()

  return {
    next: () =>
      new Promise<CodeAction>(resolve => {
        const end = (action: CodeAction) => {
          for (const button of buttons) button.disabled = true
          status.textContent = ''
          resolve(action)
        }
        for (const button of buttons) button.disabled = false
        form.onsubmit = event => {
          event.preventDefault()
          end({ type: 'code', code: input.value })
        }
        resend.onclick = () => end({ type: 'resend' })
        close.onclick = () => end({ type: 'closed' })
        form.onkeydown = event => {
          if (event.isTrusted && event.key === 'Escape') end({ type: 'closed' })
        }
      }),
    fail(error: FrameError) {
      const { left, retryAfter } = error.data ?? {}
      if (error.code === 'OTP_INVALID' && left) status.textContent = translate('recovery.wrong', { left })
      else if (error.code === 'OTP_INVALID' || error.code === 'OTP_EXPIRED')
        status.textContent = translate('recovery.expired')
      else if (retryAfter) status.textContent = translate('recovery.wait', { seconds: retryAfter })
      else if (error.code === 'SERVER_UNREACHABLE') status.textContent = translate('status.unreachable')
      else {
        const { code } = error.cause instanceof ServerError ? error.cause : error
        status.textContent = translate('status.failed', { code: String(code) })
      }
      input.value = ''
      input.focus()
    },
  }
}
