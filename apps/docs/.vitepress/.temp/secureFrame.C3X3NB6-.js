import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'

// ../../packages/react/dist/areas/secureFrame.js
/**
 * Sends the frame the theme and language of the modal: immediately, when the kit changes its language, whenever the
 * modal or an approval is shown, and when the device switches between light and dark, until the returned function is
 * called. The frame uses mode, accent, radius and language. The language comes from the client instead of the modal:
 * the wallet of a reloaded page may request an approval before a modal was mounted.
 */
function followTheme(frame, language) {
  function sync() {
    const root = document.querySelector('latchkit-host')?.shadowRoot?.querySelector('[lang]')
    frame
      .request('SYNC_THEME', {
        locale: language.get().locale,
        ...readTheme(root),
      })
      .catch(() => {})
  }
  sync()
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const stops = [language.subscribe(sync), frame.on('APPROVAL_OPENED', sync)]
  const syncLater = () => void setTimeout(sync)
  window.addEventListener('latchkit-shown', syncLater)
  dark.addEventListener('change', sync)
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('latchkit-shown', syncLater)
    dark.removeEventListener('change', sync)
  }
}
/** Reads the tokens from the modal's elements, where the browser has computed every colour. */
function readTheme(root) {
  const probe = document.createElement('i')
  const styles = {
    ...(root ? {} : { 'color-scheme': 'light dark' }),
    color: 'color(from var(--lk-accent, transparent) srgb r g b)',
    'background-color': 'light-dark(white, black)',
    'border-top-left-radius': 'var(--lk-radius, 24px)',
  }
  for (const [name, value] of Object.entries(styles)) probe.style.setProperty(name, value)
  ;(root ?? document.body).append(probe)
  const { color, backgroundColor, borderTopLeftRadius } = getComputedStyle(probe)
  probe.remove()
  const channels = color.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? []
  const toHex = channel =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0')
  return {
    themeMode: backgroundColor === 'rgb(0, 0, 0)' ? 'dark' : 'light',
    themeVariables: root
      ? {
          '--lk-radius': borderTopLeftRadius,
          ...(channels.length === 3 && { '--lk-accent': `#${channels.map(toHex).join('')}` }),
        }
      : {},
  }
}
var secureFrameMessages = { 'secureFrame.title': 'Secure wallet' }
var createFrameEnvironment_exports = /* @__PURE__ */ __exportAll({
  createFrameModule: () => createFrameModule,
})
/** Styles of the hidden dialog: it stays rendered, because browsers throttle frames that are not rendered. */
var base = {
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
var webView = /; wv\)|\(iP(?:hone|ad|od)(?!.*Safari\/)/
var titleKey = 'secureFrame.title'
/** Events by which dialogs of apps notice a press or the focus outside of them, or Escape. */
var observedEvents = ['keydown', 'pointerdown', 'mousedown', 'touchstart', 'click', 'focusin']
/** Size of the approval window in CSS pixels. Phones open a tab instead. */
var windowSize = {
  width: 420,
  height: 680,
}
/**
 * Inserts the secure frame in a separate dialog at the end of the body. It is never moved, because moving would reload
 * it, and is shown above the modal in the top layer. Elements of the kit must not cover or fade it: the frame checks
 * that.
 */
function createFrameEnvironment(getLanguage) {
  return {
    pageOrigin: location.origin,
    hasActivation: () => navigator.userActivation?.isActive ?? true,
    hasWindows: () => !webView.test(navigator.userAgent),
    openWindow(url) {
      const { width, height } = windowSize
      const features = `popup,width=${width},height=${height},left=${Math.round(screenX + (outerWidth - width) / 2)},top=${Math.round(screenY + (outerHeight - height) / 2)}`
      const opened = window.open(url, '_blank', features)
      if (!opened) return void 0
      return {
        isClosed: () => opened.closed,
        focus: () => opened.focus(),
        close: () => opened.close(),
      }
    },
    insert({ url, attributes, listeners }) {
      const dialog = document.createElement('dialog')
      const iframe = document.createElement('iframe')
      dialog.dataset.testid = 'secure-frame-dialog'
      const style = (element, values) => {
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
        iframe.focus()
      }
      function hide() {
        if (dialog.open) dialog.close()
        style(dialog, {
          visibility: 'hidden',
          'pointer-events': 'none',
        })
        dialog.inert = true
      }
      const isolate = event => {
        if (event.composedPath().includes(dialog)) event.stopImmediatePropagation()
      }
      for (const type of observedEvents) window.addEventListener(type, isolate, true)
      const receive = event => listeners.message(event)
      const violate = event => listeners.violation(event)
      window.addEventListener('message', receive)
      window.addEventListener('latchkit-shown', raise)
      document.addEventListener('securitypolicyviolation', violate)
      iframe.addEventListener('load', () => listeners.load())
      dialog.addEventListener('cancel', event => {
        event.preventDefault()
        listeners.dismiss()
      })
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
          const title = String(getLanguage().messages[titleKey] ?? secureFrameMessages[titleKey])
          dialog.setAttribute('aria-label', title)
          iframe.title = title
          dialog.inert = false
          const place = matchMedia('(max-width: 479.98px)').matches
            ? {
                margin: 'auto 0 0',
                width: '100%',
              }
            : {
                margin: 'auto',
                width: base.width ?? '',
              }
          style(dialog, {
            visibility: 'visible',
            'pointer-events': 'auto',
            ...place,
          })
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
function createFrameModule(language) {
  return {
    async createSecureFrame(parameters) {
      const client = await import('./exports.B2-YzZVN.js').then(n => n.t)
      const environment = createFrameEnvironment(language.get)
      const frame = client.createSecureFrame({
        ...parameters,
        environment,
      })
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

export { createFrameEnvironment_exports }
