import { createRoot } from 'react-dom/client'
import { devKeys } from '../common/defaults.js'
import { createAccount } from '../solana/keys.js'
import { runAction } from '../ui/runAction.js'
import { acquireLock } from './acquireLock.js'
import { createKit } from './kit/createKit.js'
import { createStore } from './kit/createStore.js'
import { listen } from './listen.js'
import { openLink } from './pairing.js'
import { readConfig } from './readConfig.js'
import type { Context } from './types.js'
import { App } from './views/App.js'
import { OpenElsewhere } from './views/OpenElsewhere.js'

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
  const root = createRoot(container)
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
