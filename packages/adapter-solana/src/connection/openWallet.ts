import { DisconnectedError } from '@latchkit/core/errors'
import { getRpc } from '../actions/getRpc.js'
import { frameSource } from '../sources/frameSource.js'
import { sessionSource } from '../sources/sessionSource.js'
import { standardSource } from '../sources/standardSource.js'
import type { FoundWallet, OpenedWallet, Runtime, Source } from '../types.js'
import { addConnection, dropConnection } from './connections.js'
import { forget } from './remember.js'
import { readRemembered } from './remembered.js'

/** Creates the source of a wallet, and listens to it until the client stops. */
export async function openWallet(runtime: Runtime, found: FoundWallet): Promise<OpenedWallet> {
  const { opened, context } = runtime
  const source = opened.get(found)?.source ?? (await createSource(runtime, found))
  // Another call may have opened it meanwhile, and the client may have been stopped.
  const known = opened.get(found)
  if (known) return known
  if (runtime.context !== context) throw new DisconnectedError()
  let first = source.accounts()[0]?.address
  const stop = source.subscribe(() => {
    const now = source.accounts()[0]?.address
    const isMoved = first !== undefined && now !== undefined && now !== first
    first = now ?? first
    followWallet(runtime, found, { isMoved })
  })
  const wallet = {
    source,
    stop,
    leave() {
      stop()
      opened.delete(found)
      const { id } = found.connector
      if (runtime.connections.get(id)?.found !== found) return
      dropConnection(runtime, id)
      runtime.left.add(id)
    },
  }
  opened.set(found, wallet)
  return wallet
}

function createSource(runtime: Runtime, found: FoundWallet): Source | Promise<Source> {
  if (found.kind === 'standard') return standardSource(found.wallet)
  if (found.kind === 'added') {
    const { share } = runtime
    return found.wallet.open({ share, getRpc: async parameters => getRpc(runtime, parameters) })
  }
  if (found.kind === 'frame') return frameSource(found.session)
  return sessionSource({
    client: found.client,
    onNetwork(caipNetworkId) {
      // The app can show only networks that it lists.
      if (runtime.networks.some(one => one.caipNetworkId === caipNetworkId)) runtime.selected = caipNetworkId
    },
  })
}

type FollowWalletParameters = {
  /** Whether the wallet itself switched to another account. */
  readonly isMoved: boolean
}

/** Applies the current grant of a wallet: other accounts, none, or some again after an unlock. */
function followWallet(runtime: Runtime, found: FoundWallet, { isMoved }: FollowWalletParameters): void {
  const { connections, pending, opened } = runtime
  const { id } = found.connector
  const source = opened.get(found)?.source
  if (!source) return
  const live = connections.get(id)
  const isGiven = source.accounts().length > 0
  if (live?.found === found) {
    // The user chose this in the wallet after the choice in the app.
    if (isMoved) live.chosen = undefined
    if (!isGiven) dropConnection(runtime, id)
    if (!isGiven && (found.kind === 'session' || found.kind === 'frame')) forget(runtime, id)
  } else if (isGiven && !live) {
    // Wallets announce a grant to every page. It is used only where the user connected before and did not disconnect.
    const isWanted = found.kind === 'session' || readRemembered(runtime).includes(id)
    if (!isWanted || [...pending.values()].includes(found)) return
    addConnection(runtime, found, { source, active: false })
  }
  runtime.changed()
}

/**
 * Connects a WalletConnect session that came through another namespace or another tab, or a wallet that disappeared
 * while it was connected and is there again, as after an update of the extension.
 */
export async function adopt(runtime: Runtime, found: FoundWallet): Promise<void> {
  const { context } = runtime
  // The restoration decides which remembered connection is active.
  await runtime.restoration?.done
  if (runtime.context !== context) return
  const { source } = await openWallet(runtime, found)
  if (found.kind !== 'session') await source.connect({ silent: true })
  if (runtime.context === context) followWallet(runtime, found, { isMoved: false })
}
