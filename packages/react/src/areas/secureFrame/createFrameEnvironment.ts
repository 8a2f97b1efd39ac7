import type { SecureFrameModule } from '@latchkit/core/secureframe'
import type { FrameEnvironment } from '@latchkit/secure-frame-client'
import { followTheme, type Language } from './followTheme.js'
import { secureFrameMessages } from './secureFrameMessages.js'

/** Styles of the hidden dialog: it stays rendered, because browsers throttle frames that are not rendered. */
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
 * Web views inside of apps: Android is detected by its marker, iOS by the missing browser name. They cannot open
 * windows, or open them in place of the page.
 */
const webView = /; wv\)|\(iP(?:hone|ad|od)(?!.*Safari\/)/

const titleKey = 'secureFrame.title'

/** Events by which dialogs of apps notice a press or the focus outside of them, or Escape. */
const observedEvents = ['keydown', 'pointerdown', 'mousedown', 'touchstart', 'click', 'focusin'] as const

/** Size of the approval window in CSS pixels. Phones open a tab instead. */
const windowSize = { width: 420, height: 680 } as const

/**
 * Inserts the secure frame in a separate dialog at the end of the body. It is never moved, because moving would reload
 * it, and is shown above the modal in the top layer. Elements of the kit must not cover or fade it: the frame checks
 * that.
 */
export function createFrameEnvironment(getLanguage: Language['get']): FrameEnvironment {
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
      // Not from `testIds`: a second module that imports it would split it from the modal's file.
      dialog.dataset.testid = 'secure-frame-dialog'
      // Uses CSSOM, which a policy without `unsafe-inline` allows, and overrides style sheets of the page.
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
        // The frame is hidden with its dialog. Its document uses the light scheme: browsers paint white behind another
        // scheme.
        visibility: 'inherit',
        'pointer-events': 'inherit',
        'color-scheme': 'light',
      })
      for (const [name, value] of Object.entries(attributes)) iframe.setAttribute(name, value)

      /** The last shown element is on top: a modal that opens while the frame is shown would cover it. */
      function raise() {
        if (!dialog.open) return
        dialog.close()
        dialog.showModal()
        // An approval requires the focus.
        iframe.focus()
      }

      function hide() {
        if (dialog.open) dialog.close()
        style(dialog, { visibility: 'hidden', 'pointer-events': 'none' })
        dialog.inert = true
      }

      // A dialog of the app that is open below must not close. The dialog needs none of these events.
      const isolate = (event: Event) => {
        if (event.composedPath().includes(dialog)) event.stopImmediatePropagation()
      }
      for (const type of observedEvents) window.addEventListener(type, isolate, true)
      const receive = (event: MessageEvent<unknown>) => listeners.message(event)
      const violate = (event: SecurityPolicyViolationEvent) => listeners.violation(event)
      window.addEventListener('message', receive)
      window.addEventListener('latchkit-shown', raise)
      document.addEventListener('securitypolicyviolation', violate)
      iframe.addEventListener('load', () => listeners.load())
      dialog.addEventListener('cancel', event => {
        // The frame closes the approval, and then sends a message.
        event.preventDefault()
        listeners.dismiss()
      })
      // A second Escape closes the dialog regardless of `cancel`. Outside of the top layer it would be below the modal,
      // visible but not usable.
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
          // The accessible name. The frame has its texts.
          const title = String(getLanguage().messages[titleKey] ?? secureFrameMessages[titleKey])
          dialog.setAttribute('aria-label', title)
          iframe.title = title
          dialog.inert = false
          // On a phone it is at the bottom with the width of the page, as the modal below it.
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
          for (const type of observedEvents) window.removeEventListener(type, isolate, true)
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
 * Module that `createLatchkit` loads for the secure frame: its client, which inserts its iframe into this page and
 * passes it the theme and the language of the modal.
 */
export function createFrameModule(language: Language): SecureFrameModule {
  return {
    async createSecureFrame(parameters) {
      const client = await import('@latchkit/secure-frame-client')
      const environment = createFrameEnvironment(language.get)
      const frame = client.createSecureFrame({ ...parameters, environment })
      const stop = followTheme(frame, language)
      return {
        ...frame,
        destroy() {
          stop()
          frame.destroy()
        },
      }
    },
  }
}
