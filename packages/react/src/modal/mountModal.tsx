'use client'
import { track } from '@latchkit/core/analytics'
import { accountAtom } from '@latchkit/core/connection'
import { restoreRecentWallets } from '@latchkit/core/wallets'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { getSetup } from '../page/latchkit/setup.js'
import type { Latchkit } from '../page/latchkit/types.js'
import { getStore } from '../page/provider/getStore.js'
import { LatchkitContext } from '../page/provider/LatchkitContext.js'
import { isOpenAtom, preparedAtom, routerAtom } from '../page/router/atoms.js'
import { getMount } from '../page/router/ensureModal.js'
import { announcementAtom, hasBarsAtom } from '../page/router/lazyAtoms.js'
import { containerAtom } from '../page/router/modalAtoms.js'
import { forgetOpener } from '../page/router/opener.js'
import { createOpeningEntry } from '../page/router/openingEntry.js'
import type { ViewName } from '../page/router/types.js'
import { modalTestIds } from '../page/testIds/modalTestIds.js'
import { getOnAccent } from '../page/theme/tokens.js'
import baseStyles from './Base.css?inline'
import { AccountAvatarContext } from './components/AccountAvatarContext.js'
import { loadView } from './loadView.js'
import { ModalRoot } from './ModalRoot.js'
import { defaultTokens } from './modalTokens.js'
import { getViewLoader } from './preloadView.js'
import { type RegisteredView, registry } from './registry.js'
import { StyleContext } from './useStyles.js'

/** Milliseconds after which a prepared modal that is not opened is unmounted. */
const preparedLifetime = 30_000

/**
 * Events that hotkeys of apps listen to, and those that scroll locks of other dialogs cancel. Apps see the host as
 * target instead of the input, so these events must not reach them.
 */
const quietEvents = ['keydown', 'keyup', 'keypress', 'paste', 'wheel', 'touchmove'] as const

/**
 * Mounts the modal on the page: an element at the end of the body, or the app's container, with a shadow root and a
 * separate React root, so that the app's styles, events, errors and hidden ancestors do not affect it.
 */
export function mountModal(latchkit: Latchkit): void {
  const store = getStore(latchkit)
  const mount = getMount(latchkit)
  const container = store.get(containerAtom)
  const isWanted = () => store.get(isOpenAtom) || store.get(hasBarsAtom)
  const prepared = store.get(preparedAtom)
  const isWaiting = !container && getSetup(latchkit).options.disableAppend
  if (!isWanted() && (isWaiting || !prepared || !isQuiet(prepared.entry.view))) {
    mount.loading = undefined
    return
  }
  if (isWaiting) {
    // The app may mount <LatchkitModal /> later.
    latchkit.client.logger.warn(
      'The modal waits for <LatchkitModal />: with disableAppend the app renders it',
    )
    const stop = store.sub(containerAtom, () => {
      stop()
      mount.unmount = undefined
      mountModal(latchkit)
    })
    mount.unmount = () => {
      stop()
      mount.unmount = undefined
      mount.loading = undefined
    }
    return
  }
  const stopTracking = trackModal(latchkit)
  const host = container?.element ?? document.createElement('latchkit-host')
  host.dataset.testid = modalTestIds.modal
  if (container?.embedded) host.dataset.embedded = ''
  else {
    // Dialogs of React Aria and Mantine leave elements with these attributes alone. Mantine listens on `window`.
    host.dataset.reactAriaTopLayer = 'true'
    host.dataset.mantineStopPropagation = 'true'
  }
  restoreRecentWallets(latchkit.client)
  getViewLoader(latchkit).load = name => loadView(latchkit, name)
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = []
  const adopt = createStyleAdopter(root)
  adopt(tokenStyles())
  adopt(baseStyles)
  const stopEvent = (event: Event) => event.stopPropagation()
  for (const type of quietEvents) host.addEventListener(type, stopEvent, { passive: true })
  if (!container) document.body.append(host)

  const reactRoot = createRoot(root, {
    onCaughtError: error => latchkit.client.logger.error('A view failed', { cause: error }),
  })
  let mounted = true
  const unmount = () => {
    if (!mounted) return
    mounted = false
    stopTracking()
    stopRender()
    mount.unmount = undefined
    mount.loading = undefined
    forgetOpener(latchkit)
    // The next opening must not repeat the last announcement.
    store.set(announcementAtom, '')
    // React cannot unmount a root while it renders.
    queueMicrotask(() => {
      reactRoot.unmount()
      for (const type of quietEvents) host.removeEventListener(type, stopEvent)
      if (!container) host.remove()
    })
  }
  mount.unmount = unmount
  let isRendered = false
  const render = () =>
    reactRoot.render(
      <StyleContext.Provider value={adopt}>
        <LatchkitContext.Provider value={latchkit}>
          <AccountAvatarContext.Provider value={getSetup(latchkit).options.avatar}>
            <ModalRoot
              host={host}
              embedded={container?.embedded ?? false}
              onIdle={() => {
                // The modal may have been reopened since it was rendered.
                if (!isWanted() && !store.get(preparedAtom)) unmount()
              }}
              onRendered={() => {
                isRendered = true
              }}
            />
          </AccountAvatarContext.Provider>
        </LatchkitContext.Provider>
      </StyleContext.Provider>,
    )
  // A press during the render of a prepared modal does not wait for its slices.
  const stopRender = store.sub(isOpenAtom, () => {
    if (!isRendered && mounted) render()
  })
  if (isWanted()) flushSync(render)
  else startTransition(render)
}

/** Renders the view that a button is about to open in the closed dialog, unless the modal already shows a view. */
export function renderPrepared(latchkit: Latchkit): void {
  const store = getStore(latchkit)
  const mount = getMount(latchkit)
  const prepared = store.get(preparedAtom)
  // A modal that was mounted without preparation shows a view now, or did a moment ago.
  if (!mount.wanted || store.get(isOpenAtom) || (mount.unmount && !prepared)) return
  const entry = createOpeningEntry(latchkit.client, store.get(routerAtom), mount.wanted, prepared?.entry)
  if (entry !== prepared?.entry) store.set(preparedAtom, { entry, isRendered: false })
  clearTimeout(mount.timer)
  mount.timer = setTimeout(() => store.set(preparedAtom, undefined), preparedLifetime)
  if (mount.loading) return
  mount.loading = Promise.resolve()
  mountModal(latchkit)
}

function isQuiet(view: ViewName): boolean {
  const registered: RegisteredView = registry[view]
  return registered.isQuiet ?? false
}

/** The default of each token; overrides of the app are set on the host. */
function tokenStyles(): string {
  const tokens = Object.entries(defaultTokens()).map(([name, value]) => `${name}:${value}`)
  return `:host{${tokens.join(';')};--lk-on-accent:${getOnAccent('var(--lk-accent)')}}`
}

/** Sends an event for each opening and closing. Returns the stop function. */
function trackModal(latchkit: Latchkit): () => void {
  const { client } = latchkit
  let wasOpen = false
  const update = () => {
    const open = client.store.get(isOpenAtom)
    if (open === wasOpen) return
    wasOpen = open
    const connected = client.store.get(accountAtom).isConnected
    track(client, { event: open ? 'MODAL_OPEN' : 'MODAL_CLOSE', properties: { connected } })
  }
  update()
  return client.store.sub(isOpenAtom, update)
}

/** Adopts style sheets into a shadow root, each text once, in the order of the calls. */
function createStyleAdopter(root: ShadowRoot): (css: string) => void {
  const adopted = new Set<string>()
  return css => {
    if (adopted.has(css)) return
    adopted.add(css)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets.push(sheet)
  }
}
