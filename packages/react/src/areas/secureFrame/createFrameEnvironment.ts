import { importWithRetry } from '@latchkit/core/connection'
import type { SecureFrameModule } from '@latchkit/core/secureframe'
import type { FrameEnvironment } from '@latchkit/secure-frame-client'
import { followTheme, type LocaleSource } from './followTheme.js'

/** Names of the dialog. The texts in it are the frame's own. */
const titles = { en: 'Secure wallet', ar: 'المحفظة الآمنة' } as const

/** Styles of the dialog, hidden: it stays rendered, or the browser would throttle what runs in the frame. */
const base: Readonly<Record<string, string>> = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  inset: '0',
  margin: 'auto',
  width: 'min(368px, 100vw)',
  height: 'min(480px, 100dvh)',
  'max-width': 'none',
  'max-height': 'none',
  padding: '0',
  border: '0',
  overflow: 'hidden',
  background: 'none',
  'z-index': '999999',
}

/**
 * Web views inside of apps: of Android by their mark, of iOS by the missing name of a browser. They open no window, or open it
 * in the place of the page.
 */
const webView = /; wv\)|\(iP(?:hone|ad|od)(?!.*Safari\/)/

/** CSS pixels of the window of an approval. Phones open a tab instead. */
const windowSize = { width: 420, height: 680 } as const

/**
 * Inserts the secure frame in a dialog of its own at the end of the body. It is never moved, since that would load it
 * anew, and is shown above the modal in the top layer. Nothing of ours may cover or fade it: the frame checks that.
 */
export function createFrameEnvironment(getLocale: () => string): FrameEnvironment {
  return {
    pageOrigin: location.origin,
    hasActivation: () => navigator.userActivation?.isActive ?? true,
    hasWindows: () => !webView.test(navigator.userAgent),
    openWindow(url) {
      const { width, height } = windowSize
      const left = Math.round(screenX + (outerWidth - width) / 2)
      const top = Math.round(screenY + (outerHeight - height) / 2)
      const features = `popup,width=${width},height=${height},left=${left},top=${top}`
      const opened = window.open(url, '_blank', features)
      if (!opened) return undefined
      return {
        isClosed: () => opened.closed,
        focus: () => opened.focus(),
        close: () => opened.close(),
      }
    },
    insert({ url, attributes, listeners }) {
      const dialog = document.createElement('dialog')
      const iframe = document.createElement('iframe')
      // Not from `testIds`: a second module that imports it would cut it out of the modal's file.
      dialog.dataset.testid = 'secure-frame-dialog'
      // By the object model, which a policy without `unsafe-inline` allows, and above what the sheets of the page say.
      const style = (element: HTMLElement, values: Readonly<Record<string, string>>) => {
        for (const [name, value] of Object.entries(values))
          element.style.setProperty(name, value, 'important')
      }
      style(dialog, base)
      style(iframe, {
        all: 'initial',
        display: 'block',
        width: '100%',
        height: '100%',
        border: '0',
        // The frame is hidden with its dialog. Its document is light: a browser paints white behind another scheme.
        visibility: 'inherit',
        'pointer-events': 'inherit',
        'color-scheme': 'light',
      })
      for (const [name, value] of Object.entries(attributes)) iframe.setAttribute(name, value)

      /** What is shown last is on top: a modal that opens while the frame is shown would cover it. */
      function raise() {
        if (!dialog.open) return
        dialog.close()
        dialog.showModal()
        // An approval has to be in focus.
        iframe.focus()
      }

      function hide() {
        if (dialog.open) dialog.close()
        style(dialog, { visibility: 'hidden', 'pointer-events': 'none' })
        dialog.inert = true
      }

      const receive = (event: MessageEvent<unknown>) => listeners.message(event)
      const violate = (event: SecurityPolicyViolationEvent) => listeners.violation(event)
      window.addEventListener('message', receive)
      window.addEventListener('latchkit-shown', raise)
      document.addEventListener('securitypolicyviolation', violate)
      iframe.addEventListener('load', () => listeners.load())
      dialog.addEventListener('cancel', event => {
        // The frame closes the approval, and sends a message when it has.
        event.preventDefault()
        listeners.dismiss()
      })
      // A second Escape closes it whatever a page does. Out of the top layer it would lie below the modal, to be seen but
      // not to be used.
      dialog.addEventListener('close', () => {
        if (!dialog.open) hide()
      })
      hide()
      iframe.src = url
      dialog.append(iframe)
      document.body.append(dialog)

      return {
        getWindow: () => iframe.contentWindow,
        show() {
          const title = getLocale().startsWith('ar') ? titles.ar : titles.en
          dialog.setAttribute('aria-label', title)
          iframe.title = title
          dialog.inert = false
          // On a phone it stands at the bottom and is as wide as the page, as the modal below it.
          const isPhone = matchMedia('(max-width: 479.98px)').matches
          const place = isPhone
            ? { margin: 'auto 0 0', width: '100%' }
            : { margin: 'auto', width: base.width ?? '' }
          style(dialog, { visibility: 'visible', 'pointer-events': 'auto', ...place })
          if (!dialog.open) dialog.showModal()
        },
        hide,
        resize: height => style(dialog, { height: `min(${Math.round(height)}px, 100dvh)` }),
        remove() {
          window.removeEventListener('message', receive)
          window.removeEventListener('latchkit-shown', raise)
          document.removeEventListener('securitypolicyviolation', violate)
          dialog.remove()
        },
      }
    },
  }
}

/**
 * What `createLatchkit` loads for the secure frame: its client, which inserts its iframe into this page and gives it the
 * theme and the language of the modal.
 */
export function createFrameModule(source: LocaleSource): SecureFrameModule {
  return {
    async createSecureFrame(parameters) {
      const client = await import('@latchkit/secure-frame-client')
      const environment = createFrameEnvironment(() => source.store.get(source.localeAtom).locale)
      const frame = client.createSecureFrame({ ...parameters, environment })
      const stop = followTheme(frame, source)
      return {
        ...frame,
        destroy() {
          stop()
          frame.destroy()
        },
      }
    },
    socialReturned,
    // Loaded with the first request for it.
    listAssets: (...asked) =>
      import('../../connected/observeAccount.js').then(account => account.listAssets(...asked)),
  }
}

/**
 * Sends the event of a social login in the app's own tab. A view sends that of a login in a window. What sends events is
 * a part of the modal's module; imported here, it would be one more file of each app.
 */
const socialReturned: NonNullable<SecureFrameModule['socialReturned']> = (client, provider) =>
  void importWithRetry(() => import('../../modal/mountModal.js')).then(
    modal => modal.trackSocialLogin(client, provider),
    error => client.logger.warn('The event of a social login was not sent', { error }),
  )
