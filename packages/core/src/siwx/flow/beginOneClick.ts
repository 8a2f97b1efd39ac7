import { getStore } from '../../client/internal.js'
import { networkStatesAtom, networksAtom } from '../../networks/atoms.js'
import type { Client } from '../../types/client.js'
import type { Connector } from '../../types/connection.js'
import type { CaipNetworkId } from '../../types/namespace.js'
import type { SignedIn, SignInRequest } from '../types.js'
import { createMessageData } from './createMessageData.js'
import { fetchNonce } from './fetchNonce.js'
import { getRuntime } from './getRuntime.js'
import { takeSignedIn } from './takeSignedIn.js'
import { untilAborted } from './untilAborted.js'

/** How long connecting waits for a nonce, in milliseconds. */
const patience = 5_000

/** A sign-in that goes along with connecting. */
export type OneClick = {
  readonly request: SignInRequest
  /** To be called once the wallet has answered, with what it signed, if it did. */
  end(signedIn?: SignedIn | undefined): void
}

export type BeginOneClickParameters = {
  readonly connector: Connector
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly signal: AbortSignal
}

/** Prepares what a wallet may sign while it connects; undefined where it is not to, or where no nonce comes in time. */
export async function beginOneClick(
  client: Client,
  { connector, caipNetworkId, signal }: BeginOneClickParameters,
): Promise<OneClick | undefined> {
  const { siwx } = client.config
  // A wallet writes the message by itself, so that one of the app's own making needs a prompt of its own.
  if (!siwx || siwx.oneClick === false || siwx.adapter?.createMessage) return undefined
  const { connecting } = getRuntime(client)
  let request: SignInRequest
  try {
    const nonce = await untilAborted(fetchNonce(client, undefined, patience), signal)
    request = { ...createMessageData(client, nonce), chains: listChains(client, connector, caipNetworkId) }
  } catch (error) {
    if (!signal.aborted) client.logger.warn('Connecting without signing in.', { error })
    return undefined
  }
  const id = `${connector.namespace}:${connector.id}`
  let release = () => {}
  const settled = new Promise<void>(resolve => {
    release = resolve
  })
  connecting.set(id, settled)
  let isOver = false
  return {
    request,
    end(signedIn) {
      if (isOver) return
      isOver = true
      const done = () => {
        if (connecting.get(id) === settled) connecting.delete(id)
        release()
      }
      if (signedIn) takeSignedIn(client, request, signedIn).then(done, done)
      else done()
    },
  }
}

function listChains(
  client: Client,
  { namespace, type }: Connector,
  wanted: CaipNetworkId | undefined,
): readonly CaipNetworkId[] {
  const { get } = getStore(client)
  const preferred = wanted ?? get(networkStatesAtom)[namespace]?.caipNetworkId
  const rank = (id: CaipNetworkId) => (id === preferred ? 0 : id.startsWith(`${namespace}:`) ? 1 : 2)
  return (
    get(networksAtom)
      .map(({ caipNetworkId }) => caipNetworkId)
      // One session of the protocol is for all chain families; any other connector is for its own.
      .filter(id => type === 'walletconnect' || id.startsWith(`${namespace}:`))
      .sort((one, other) => rank(one) - rank(other))
  )
}
