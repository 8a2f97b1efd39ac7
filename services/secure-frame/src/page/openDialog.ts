import { element } from '../approval/element.js'
import { FrameError, toErrorPayload } from '../FrameError.js'
import { ServerError } from '../session/createServer.js'
import { hasPasskeys } from './factorSecrets.js'
import type { PageKey, PageText } from './texts.js'

/** A form in a dialog. */
export type Form<result> = {
  readonly title: PageKey
  readonly text?: string | undefined
  /** Between the text and the buttons. */
  readonly content?: readonly Node[] | undefined
  /** Default: `continue`. */
  readonly submit?: PageKey | undefined
  /** Further ways on; each is a button before `submit`. */
  readonly others?: readonly { readonly label: PageKey; press(): result | Promise<result> }[] | undefined
  /** Without it there is only a button that closes. */
  act?(): result | Promise<result>
}

/** Dialogs of the page, one at a time. */
export type Dialogs = {
  /**
   * Shows a form until its action succeeds. An error is shown in the form, and the user can try again. Rejects with 4001 when
   * the user closes it.
   */
  ask<result>(form: Form<result>): Promise<result>
}

/** Makes the dialogs of a page. They are native: the browser keeps the focus inside and closes them by Escape. */
export function createDialogs(text: PageText): Dialogs {
  return {
    ask: <result>(form: Form<result>) =>
      new Promise<result>((resolve, reject) => {
        const error = element('p', { className: 'error', role: 'alert' })
        const cancel = element(
          'button',
          { type: 'button', testId: 'dialog-close' },
          text(form.act ? 'cancel' : 'close'),
        )
        const submit =
          form.act &&
          element(
            'button',
            { type: 'submit', className: 'primary', testId: 'dialog-submit' },
            text(form.submit ?? 'continue'),
          )
        const others = (form.others ?? []).map(({ label, press }) => {
          const button = element('button', { type: 'button' }, text(label))
          button.addEventListener('click', () => run(press))
          return button
        })
        const heading = element('h2', { id: 'dialog-title', tabIndex: -1 }, text(form.title))
        const body = element(
          'form',
          { noValidate: true },
          heading,
          form.text === undefined ? undefined : element('p', {}, form.text),
          ...(form.content ?? []),
          error,
          element('footer', {}, cancel, ...others, submit),
        )
        const dialog = element('dialog', { testId: 'dialog' }, body)
        dialog.setAttribute('aria-labelledby', 'dialog-title')
        const end = (settle: () => void) => {
          dialog.close()
          dialog.remove()
          settle()
        }
        const run = (act: () => result | Promise<result>) => {
          const buttons = [submit, ...others]
          error.textContent = ''
          for (const button of buttons) if (button) button.disabled = true
          body.setAttribute('aria-busy', 'true')
          Promise.resolve()
            .then(act)
            .then(
              result => end(() => resolve(result)),
              problem => {
                body.removeAttribute('aria-busy')
                for (const button of buttons) if (button) button.disabled = false
                if (isFinal(problem)) return end(() => reject(problem))
                error.textContent = toText(problem, text)
              },
            )
        }
        body.addEventListener('submit', event => {
          event.preventDefault()
          const { act } = form
          if (act) run(() => act())
        })
        cancel.addEventListener('click', () => end(() => reject(cancelled())))
        dialog.addEventListener('cancel', event => {
          event.preventDefault()
          end(() => reject(cancelled()))
        })
        document.body.append(dialog)
        dialog.showModal()
        const first = body.querySelector<HTMLElement>('input, [data-first]')
        ;(first ?? heading).focus()
      }),
  }
}

/** The user closed the dialog. */
export const cancelled = () => new FrameError(4001, 'User rejected the request')

/** Errors that the page answers with another dialog, instead of the open one. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof ServerError &&
    ['REAUTH_REQUIRED', 'PASSKEY_REQUIRED', 'SESSION_ENDED'].includes(error.code)
  )
}

/** Input of the user that cannot be used. Its message is in the language of the page, and is shown as it is. */
export class FormError extends Error {}

/** Texts of errors that need no values. */
const keys: { readonly [code: string]: PageKey | undefined } = {
  4001: 'error.cancelled',
  OTP_EXPIRED: 'error.expired',
  FACTOR_WRONG: 'error.wrong',
  PASSKEY_INVALID: 'error.wrong',
  INVALID_REQUEST: 'error.wrong',
  RECOVERY_REFUSED: 'recover.none',
  DEVICE_UNAPPROVED: 'error.device',
  DEVICE_LINK_EXPIRED: 'error.device',
  MAIL_UNAVAILABLE: 'error.busy',
  STORE_UNAVAILABLE: 'error.busy',
  STORAGE_UNAVAILABLE: 'error.storage',
  SERVER_UNREACHABLE: 'error.unreachable',
  SESSION_ENDED: 'error.over',
  LOGIN_REQUIRED: 'error.over',
}

/**
 * Message for an error. One without a text of its code is named by the code alone: its own message is in English, and may
 * contain a secret.
 */
export function toText(error: unknown, text: PageText): string {
  if (error instanceof FormError) return error.message
  const { code } = error instanceof ServerError ? error : toErrorPayload(error)
  const { left, retryAfter }: ServerError['data'] =
    error instanceof ServerError || error instanceof FrameError ? (error.data ?? {}) : {}
  const later = () => new Date(Date.now() + (retryAfter ?? 0) * 1000)
  switch (code) {
    case 'OTP_INVALID':
      return left ? text('error.code', { left }) : text('error.expired')
    case 'RATE_LIMITED':
      return text('error.retry', { seconds: retryAfter ?? 60 })
    case 'COOLING_OFF':
      return text('export.wait', { date: later() })
    case 'DEVICE_TOO_NEW':
      return text('error.tooNew', { date: later() })
    case 'RECOVERY_DELAYED':
      return text('error.delayed', { date: later() })
    case 'UNSUPPORTED_BROWSER':
      return text(hasPasskeys() ? 'error.passkey' : 'error.noPasskeys')
    default: {
      const key = keys[code]
      return key ? text(key) : text('error.other', { code: String(code) })
    }
  }
}

/** A labelled field of a form. */
export function field(label: string, properties: Partial<HTMLInputElement> & { readonly testId: string }) {
  const { testId, ...own } = properties
  const input = element('input', { id: testId, required: true, autocomplete: 'off', testId })
  Object.assign(input, own)
  return {
    input,
    node: element('p', { className: 'field' }, element('label', { htmlFor: testId }, label), input),
  }
}
