import type { Page } from '../src/relay/environment.js'

/** A page whose events a test fires. */
export function createPage() {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const page: Page = { window, document, host: 'app.example' }
  return {
    page,
    online: () => window.dispatchEvent(new Event('online')),
    hide: () => window.dispatchEvent(new Event('pagehide')),
    show: () => window.dispatchEvent(new Event('pageshow')),
    setVisible(visible: boolean) {
      document.visibilityState = visible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
