import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { t as BaseError } from './BaseError.DWSHhfZu.js'
import {
  t as accountAtom,
  U as atom,
  c as buildClient,
  b as getStore,
  C as networkAtom,
} from './client.ChoDqs0c.js'

// ../../packages/react/dist/page/latchkit/setup.js
var setupKey = Symbol.for('latchkit.react.setup')
function withSetup(latchkit, setup) {
  return {
    ...latchkit,
    [setupKey]: setup,
  }
}
function getSetup(latchkit) {
  return latchkit[setupKey]
}
/**
 * A resource of each latchkit, such as a timer or an unmount function, created on first use. The module that owns the
 * resource owns the slot; state that others render or wait for belongs in an atom instead.
 */
function createSlot(create) {
  const key = Symbol()
  return latchkit => {
    const { slots } = getSetup(latchkit)
    if (!slots.has(key)) slots.set(key, create(latchkit))
    return slots.get(key)
  }
}
// ../../packages/react/dist/page/provider/errors.js
/** A hook or component of the kit has no provider above it. */
var ProviderMissingError = class extends BaseError {
  name = 'ProviderMissingError'
  constructor({ caller }) {
    super(`${caller} is used outside of LatchkitProvider`, {
      code: 'react/provider-missing',
      metaMessages: ['Wrap the app in <LatchkitProvider latchkit={…}>.'],
    })
  }
}
// ../../packages/react/dist/page/provider/LatchkitContext.js
var LatchkitContext = /*#__PURE__*/ createContext(void 0)
// ../../packages/react/dist/page/hooks/useLatchkit.js
/**
 * The latchkit of the provider above.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { client } = useLatchkit()
 */
function useLatchkit() {
  const latchkit = useContext(LatchkitContext)
  if (!latchkit) throw new ProviderMissingError({ caller: 'A Latchkit hook or component' })
  return latchkit
}
// ../../packages/react/dist/page/hooks/useAtomValue.js
/**
 * Returns the value of an atom of the client and rerenders when it changes. During hydration: the value before the
 * start, as on the server. With cookies it reads the atom of the last connection until the wallet answers.
 */
function useAtomValue(wanted) {
  const latchkit = useLatchkit()
  const { store } = latchkit.client
  const { initial, shown } = getSetup(latchkit)
  const atom = shown?.get(wanted) ?? wanted
  const subscribe = useCallback(listener => store.sub(atom, listener), [store, atom])
  const read = () => store.get(atom)
  return useSyncExternalStore(subscribe, read, () => (initial.has(atom) ? initial.get(atom) : read()))
}
// ../../packages/react/dist/page/i18n/atoms.js
/** The current locale. `createLatchkit` writes the configured one. */
var localeAtom = /*#__PURE__*/ atom({
  locale: 'en',
  formatLocale: 'en',
  direction: 'ltr',
  messages: {},
})
// ../../packages/react/dist/page/router/atoms.js
/** The current view of the modal and its history. */
var routerAtom = /*#__PURE__*/ atom({
  open: false,
  loading: false,
  history: [],
  direction: 'none',
})
var preparedAtom = /*#__PURE__*/ atom(void 0)
/** Whether the modal is open. True while it is still loading, false while it is still closing. */
var isOpenAtom = /*#__PURE__*/ atom(get => get(routerAtom).open)
/** The current or upcoming step. */
var entryAtom = /*#__PURE__*/ atom(get => get(routerAtom).history.at(-1))
var isLoadingAtom = /*#__PURE__*/ atom(get => get(routerAtom).loading)
/** Whether the modal was opened and is not rendered yet. */
var isOpeningAtom = /*#__PURE__*/ atom(get => get(isOpenAtom) && get(isLoadingAtom))
var shownViewAtom = /*#__PURE__*/ atom(get => (get(isOpenAtom) ? get(entryAtom)?.view : void 0))
/** Error of loading the modal. */
var modalErrorAtom = /*#__PURE__*/ atom(get => get(routerAtom).error)
/** The state that apps read. It is a new object only when one of its fields changed. */
var modalStateAtom = /*#__PURE__*/ atom(get => ({
  open: get(isOpenAtom),
  loading: get(isLoadingAtom),
  view: get(shownViewAtom),
  error: get(modalErrorAtom),
}))
// ../../packages/react/dist/page/provider/getStore.js
/** Here, because only this folder imports internals of core. */
var buildClient$1 = buildClient
/** The writable store of a latchkit's client, which has our atoms too. Only actions write. */
function getStore$1({ client }) {
  return getStore(client)
}
// ../../packages/react/dist/page/router/modalAtoms.js
var containerAtom = /*#__PURE__*/ atom(void 0)
// ../../packages/react/dist/page/router/closeModal.js
/** A guard returns true when the modal must stay open; it has shown why by then. */
var getCloseGuards = /*#__PURE__*/ createSlot(() => /* @__PURE__ */ new Set())
/** Closes the modal unless a guard keeps it open. An embedded modal returns to its first view. */
function closeModal(latchkit) {
  const store = getStore$1(latchkit)
  if (!store.get(routerAtom).open) return
  for (const guard of getCloseGuards(latchkit)) if (guard()) return
  const { showFirst = hideModal } = store.get(containerAtom) ?? {}
  showFirst(latchkit)
}
/** Closes the modal, whatever keeps it open; with an error when it could not be loaded. */
function hideModal(latchkit, error) {
  getStore$1(latchkit).set(routerAtom, state => ({
    ...state,
    open: false,
    loading: false,
    error,
  }))
}
// ../../packages/react/dist/page/router/ensureModal.js
/** The loading or mounted modal. */
var getMount = /*#__PURE__*/ createSlot(() => ({ dismissals: /* @__PURE__ */ new Set() }))
/** Mounts the modal unless it is mounted or loading. It unmounts itself once it is empty. */
function ensureModal(latchkit) {
  const mount = getMount(latchkit)
  mount.loading ??= loadAndMount(latchkit).catch(error => {
    mount.loading = void 0
    latchkit.client.logger.error('The modal could not be loaded', { cause: error })
    hideModal(latchkit, error)
  })
}
/**
 * Loads and renders the modal in its closed dialog, so that opening it only shows it. Called only when a press of a
 * button that opens it with these parameters is imminent. Announces, focuses and requests nothing.
 */
function prepareModal(latchkit, parameters = {}) {
  getMount(latchkit).wanted = parameters
  getSetup(latchkit)
    .loaders.loadModal()
    .then(modal => modal.renderPrepared(latchkit), ignore)
}
function ignore() {}
function unmountModal(latchkit) {
  const mount = getMount(latchkit)
  clearTimeout(mount.timer)
  mount.wanted = void 0
  getStore$1(latchkit).set(preparedAtom, void 0)
  mount.unmount?.()
}
async function loadAndMount(latchkit) {
  const { mountModal } = await getSetup(latchkit).loaders.loadModal()
  mountModal(latchkit)
}
// ../../packages/react/dist/page/theme/atoms.js
/** The current theme. `createLatchkit` writes the configured one. */
var themeAtom = /*#__PURE__*/ atom({
  mode: 'system',
  variables: {},
})
// ../../packages/react/dist/page/theme/tokens.js
/**
 * Default colours of the elements that a page shows before the modal. A test checks the contrast between all colours.
 */
var pageColors = {
  '--lk-accent': ['oklch(0.55 0.2 262)', 'oklch(0.58 0.19 262)'],
  '--lk-surface-2': ['oklch(0.968 0.003 265)', 'oklch(0.252 0.011 265)'],
  '--lk-hover': ['oklch(0.942 0.005 265)', 'oklch(0.295 0.013 265)'],
  '--lk-text': ['oklch(0.22 0.012 265)', 'oklch(0.965 0.003 265)'],
  '--lk-line': ['oklch(0.9 0.005 265)', 'oklch(0.335 0.013 265)'],
  '--lk-focus': ['oklch(0.52 0.2 262)', 'oklch(0.74 0.14 258)'],
}
var font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif'
/** CSS values of colours. Each contains both modes and follows `color-scheme`. */
function toColorValues(colors) {
  const values = Object.entries(colors).map(([name, [light, dark]]) => [name, `light-dark(${light},${dark})`])
  return Object.fromEntries(values)
}
/** The value of every token that the page's buttons use under a theme. */
function resolvePageTokens({ variables }) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== void 0))
  const tokens = {
    '--lk-font': font,
    ...toColorValues(pageColors),
    ...given,
  }
  return {
    '--lk-on-accent': getOnAccent(tokens['--lk-accent']),
    ...tokens,
  }
}
/**
 * The text colour that reads best on an accent, white or black, as CSS that the browser works out. It takes any
 * colour, `var()` and `light-dark()` too. `y` is WCAG's luminance, and below 0.179 white has 4.5:1.
 */
function getOnAccent(accent) {
  const white = 'clamp(0,(.179 - y)*1e6,1)'
  return `color(from ${accent} xyz-d65 calc(.9505*${white}) ${white} calc(1.089*${white}))`
}
/** The value of `color-scheme` for a mode: `system` follows the device and its changes. */
function colorScheme(mode) {
  return mode === 'system' ? 'light dark' : mode
}
// ../../packages/react/dist/page/router/openingEntry.js
/** The first step of an opening. A prepared step of the same view is kept, because it is rendered already. */
function createOpeningEntry(client, state, { view, arguments: given, namespace, walletId }, prepared) {
  if (walletId)
    return createEntry(state, [
      'ChosenWallet',
      {
        namespace,
        walletId,
      },
    ])
  const target = resolveOpeningView(client, view ?? (namespace && 'Connect'))
  const parameters = given ?? (namespace && { namespace })
  if (prepared?.view === target && !parameters && !prepared.parameters) return prepared
  return createEntry(state, [target, parameters])
}
/** The view to open: the forced view, else the view for the state of the connection. */
function resolveOpeningView(client, forced) {
  if (forced) return forced
  if (client.store.get(accountAtom).isConnected)
    return client.store.get(networkAtom).isSupported ? 'Account' : 'UnsupportedChain'
  const { adapters, walletConnect } = client.config
  if (adapters?.length) return 'Connect'
  if (client.platform.isMobile()) return 'AllWallets'
  return walletConnect?.relayUrl || walletConnect?.projectId || walletConnect?.client
    ? 'ConnectingWalletConnectBasic'
    : 'Connect'
}
/** A step with a key that no other step of the history has. */
function createEntry(state, [view, parameters]) {
  return {
    key: (state.history.at(-1)?.key ?? 0) + state.history.length + 1,
    view,
    parameters,
  }
}
// ../../packages/react/dist/page/router/opener.js
/** The element that had the focus before the modal took it. */
var getOpener = /*#__PURE__*/ createSlot(() => ({}))
/** Keeps the focused element, unless an element is kept already. */
function rememberOpener(latchkit) {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement !== document.body)
    getOpener(latchkit).element ??= activeElement
}
function forgetOpener(latchkit) {
  getOpener(latchkit).element = void 0
}

export {
  buildClient$1 as x,
  closeModal as _,
  colorScheme as s,
  containerAtom as b,
  createEntry as i,
  createOpeningEntry as a,
  createSlot as P,
  ensureModal as p,
  entryAtom as C,
  forgetOpener as t,
  getCloseGuards as v,
  getMount as m,
  getOnAccent as c,
  getOpener as n,
  getSetup as F,
  getStore$1 as S,
  hideModal as y,
  isOpenAtom as w,
  isOpeningAtom as T,
  LatchkitContext as N,
  localeAtom as A,
  modalErrorAtom as E,
  modalStateAtom as D,
  pageColors as l,
  preparedAtom as O,
  prepareModal as h,
  rememberOpener as r,
  resolveOpeningView as o,
  resolvePageTokens as u,
  routerAtom as k,
  themeAtom as f,
  toColorValues as d,
  unmountModal as g,
  useAtomValue as j,
  useLatchkit as M,
  withSetup as I,
}
