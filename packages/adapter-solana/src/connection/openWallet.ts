import { adapterSource } from '../sources/adapterSource.js'
import { sessionSource } from '../sources/sessionSource.js'
import { standardSource } from '../sources/standardSource.js'
import type { FoundWallet, OpenedWallet, Runtime, Source } from '../types.js'
import { dropConnection } from './dropConnection.js'
import { followWallet } from './followWallet.js'

/** Makes a wallet one that can be asked, and follows what happens in it until the client stops. */
export function openWallet(runtime: Runtime, found: FoundWallet): OpenedWallet {
  const known = runtime.opened.get(found)
  if (known) return known
  const source = createSource(runtime, found)
  let first = source.accounts()[0]?.address
  const stop = source.subscribe(() => {
    const now = source.accounts()[0]?.address
    const isMoved = first !== undefined && now !== undefined && now !== first
    first = now ?? first
    followWallet(runtime, found, { isMoved })
  })
  const opened = {
    source,
    stop,
    leave() {
      stop()
      runtime.opened.delete(found)
      const { id } = found.connector
      if (runtime.connections.get(id)?.found !== found) return
      dropConnection(runtime, id)
      runtime.left.add(id)
    },
  }
  runtime.opened.set(found, opened)
  return opened
}

function createSource(runtime: Runtime, found: FoundWallet): Source {
  if (found.kind === 'standard') return standardSource(found.wallet)
  if (found.kind === 'adapter') return adapterSource(runtime, found.adapter)
  return sessionSource({
    client: found.client,
    onNetwork(caipNetworkId) {
      // Only a network that the app lists can be shown.
      if (runtime.networks.some(one => one.caipNetworkId === caipNetworkId)) runtime.selected = caipNetworkId
    },
  })
}
