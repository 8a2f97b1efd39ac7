import { RELAYER_EVENTS } from '@walletconnect/core'
import { createRoot } from 'react-dom/client'
import { isSolanaChain, isWalletChain } from '../../src/common/chains.js'
import { devKeys } from '../../src/common/defaults.js'
import { isRecord } from '../../src/common/isRecord.js'
import { createAccount } from '../../src/common/keys.js'
import type { WalletConnectConfig } from '../../src/common/types.js'
import { runAction, showStatus } from '../ui/runAction.js'
import { createKit } from './kit/createKit.js'
import { createStore } from './kit/createStore.js'
import { acquireLock, openLink } from './pairing.js'
import { readRequests, rejectProposals } from './pending.js'
import type { Context } from './types.js'
import { App, OpenElsewhere } from './views/App.js'

/** Fetches the page's configuration from its own server. */
const readConfig = async (): Promise<WalletConnectConfig> => {
  const response = await fetch('/config.json')
  const given: unknown = await response.json()
  if (
    isRecord(given) &&
    typeof given.relayUrl === 'string' &&
    typeof given.projectId === 'string' &&
    typeof given.name === 'string' &&
    Array.isArray(given.chains) &&
    given.chains.every(isWalletChain) &&
    Array.isArray(given.solanaChains) &&
    given.solanaChains.every(isSolanaChain)
  )
    return {
      relayUrl: given.relayUrl,
      projectId: given.projectId,
      name: given.name,
      chains: given.chains,
      solanaChains: given.solanaChains,
    }
  throw new Error('config.json has not the shape that this page knows. Build and serve it again.')
}

/** Follows WalletConnect's events and the page's store: reads what is new and renders the page. */
const listen = (context: Context): void => {
  const { kit, store, changed } = context
  const onSignIn = () => read()
  const read = () => {
    // An app falls back to an ordinary proposal when the wallet has no listener for this event.
    kit.off('session_authenticate', onSignIn)
    if (!store.get().settings.noSignIn) kit.on('session_authenticate', onSignIn)
    void Promise.all([readRequests(context), rejectProposals(context)]).then(changed, showStatus)
    changed()
  }
  kit.on('session_proposal', read)
  kit.on('session_request', read)
  for (const event of ['session_delete', 'proposal_expire', 'session_request_expire'] as const)
    kit.on(event, changed)
  for (const event of ['session_expire', 'session_extend', 'session_update', 'session_connect'] as const)
    kit.engine.signClient.events.on(event, changed)
  for (const event of [RELAYER_EVENTS.connect, RELAYER_EVENTS.disconnect]) kit.core.relayer.on(event, changed)
  store.subscribe(read)
  read()
}

/** Counts changes, for `useSyncExternalStore`. */
const createChanges = () => {
  const listeners = new Set<() => void>()
  let version = 0
  return {
    version: () => version,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed: () => {
      version += 1
      for (const listener of listeners) listener()
    },
  }
}

const start = async (container: Element) => {
  const root = createRoot(container, { onUncaughtError: showStatus })
  const config = await readConfig()
  const onLink = await acquireLock(uri => root.render(<OpenElsewhere handedOver={Boolean(uri)} />))
  const { changed, subscribe, version } = createChanges()
  const context: Context = {
    kit: await createKit(config),
    store: createStore(),
    config,
    accounts: await Promise.all(devKeys.map(createAccount)),
    approvals: new Map(),
    reading: new Set(),
    changed,
  }
  root.render(<App context={context} subscribe={subscribe} version={version} />)
  listen(context)
  await openLink(context)
  onLink(uri => void openLink(context, uri))
}

const container = document.querySelector('#root')
if (container) void runAction(() => start(container))
