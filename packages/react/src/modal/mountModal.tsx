'use client'
import { restoreRecentWallets } from '@latchkit/core/wallets'
import { createRoot } from 'react-dom/client'
import { followAlerts } from '../alerts/followAlerts.js'
import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { LatchkitContext } from '../provider/LatchkitContext.js'
import { createStyleAdopter } from '../styles/createStyleAdopter.js'
import { StyleContext } from '../styles/StyleContext.js'
import { testIds } from '../testIds.js'
import { getOnAccent } from '../theme/getOnAccent.js'
import { defaultTokens } from '../theme/tokens.js'
import baseStyles from './Base.css?inline'
import { loadView } from './loadView.js'
import { ModalRoot } from './ModalRoot.js'
import { registry } from './registry.js'
import { trackModal } from './trackModal.js'

/** Events that app hotkeys listen to. They see the host as target, not our field, so they must not see them. */
const quietEvents = ['keydown', 'keyup', 'keypress', 'paste'] as const

/**
 * Puts the modal on the page: an element at the end of the body, or the app's own place, with a shadow root and
 * a React root of its own, so that the app's styles, events, errors and hidden ancestors do not reach it.
 */
export function mountModal(latchkit: Latchkit): void {
  const internals = getInternals(latchkit)
  const { place, runtime, options, announcement } = internals
  const placed = place.get()
  if (!placed && options.disableAppend) {
    // The app's own place may be mounted later.
    latchkit.client.logger.warn(
      'The modal waits for <LatchkitModal />: with disableAppend the app renders it',
    )
    const stop = place.subscribe(() => {
      stop()
      mountModal(latchkit)
    })
    runtime.unmount = () => {
      stop()
      runtime.unmount = undefined
      runtime.modal = undefined
    }
    return
  }
  const { config } = latchkit.client
  if (!runtime.hasAlerts && (config.gateway ?? config.analytics)) {
    runtime.hasAlerts = true
    followAlerts(latchkit)
  }
  const stopTracking = trackModal(latchkit)
  const host = placed?.element ?? document.createElement('latchkit-modal')
  host.dataset.testid = testIds.modal
  if (placed?.embedded) host.dataset.embedded = ''
  restoreRecentWallets(latchkit.client)
  runtime.views.set('Connect', registry.Connect.View)
  runtime.preloadView = name => void loadView(latchkit, name).catch(() => {})
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = []
  const adopt = createStyleAdopter(root)
  adopt(tokenStyles())
  adopt(baseStyles)
  const stopEvent = (event: Event) => event.stopPropagation()
  for (const type of quietEvents) host.addEventListener(type, stopEvent)
  if (!placed) document.body.append(host)

  const reactRoot = createRoot(root, {
    onCaughtError: error => latchkit.client.logger.error('A view failed', { cause: error }),
  })
  let mounted = true
  const unmount = () => {
    if (!mounted) return
    mounted = false
    stopTracking()
    runtime.unmount = undefined
    runtime.modal = undefined
    runtime.opener = undefined
    // What was said belongs to this opening; the next one would read it out again.
    announcement.set('')
    // React refuses to unmount a root while it renders.
    queueMicrotask(() => {
      reactRoot.unmount()
      for (const type of quietEvents) host.removeEventListener(type, stopEvent)
      if (!placed) host.remove()
    })
  }
  runtime.unmount = unmount
  reactRoot.render(
    <StyleContext.Provider value={adopt}>
      <LatchkitContext.Provider value={latchkit}>
        <ModalRoot host={host} embedded={placed?.embedded ?? false} onIdle={unmount} />
      </LatchkitContext.Provider>
    </StyleContext.Provider>,
  )
}

/** The default of each token; an app's own are set on the host. */
function tokenStyles(): string {
  const tokens = Object.entries(defaultTokens()).map(([name, value]) => `${name}:${value}`)
  return `:host{${tokens.join(';')};--lk-on-accent:${getOnAccent('var(--lk-accent)')}}`
}
