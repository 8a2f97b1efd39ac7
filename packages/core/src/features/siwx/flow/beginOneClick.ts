import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { Connector } from '../../../types/connection.js'
import type { CaipNetworkId, Namespace } from '../../../types/namespace.js'
import { raceAbort } from '../../connection/raceAbort.js'
import { networksAtom } from '../../networks/atoms.js'
import type { SignedIn, SignInRequest } from '../types.js'
import { createMessageData } from './createMessageData.js'
import { fetchNonce } from './fetchNonce.js'
import { getRuntime } from './getRuntime.js'
import { listSignInChains } from './listSignInChains.js'
import { pickOther } from './pickOther.js'
import { takeSignedIn } from './takeSignedIn.js'

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
  const { namespace: own, id } = connector
  let signed: readonly SignedIn[] = []
  let namespaces: readonly Namespace[]
  let request: SignInRequest
  try {
    const [nonce, others] = await raceAbort(
      Promise.all([fetchNonce(client, undefined, patience), fetchOtherNonces(client, connector)]),
      signal,
    )
    namespaces = [own, ...others.map(([namespace]) => namespace)]
    request = {
      ...createMessageData(client, nonce),
      chains: listSignInChains(client, namespaces, caipNetworkId),
      ...(others.length > 0 && {
        nonces: Object.fromEntries(others),
        onSignedIn(signedIn) {
          signed = signedIn
        },
      }),
    }
  } catch (error) {
    if (!signal.aborted) client.logger.warn('Connecting without signing in.', { error })
    return undefined
  }
  // Nobody is to ask for what the prompt may bring.
  const holds = namespaces.map(namespace => {
    const key = `${namespace}:${id}`
    let release = () => {}
    const settled = new Promise<void>(resolve => {
      release = () => {
        if (connecting.get(key) === settled) connecting.delete(key)
        resolve()
      }
    })
    connecting.set(key, settled)
    return { namespace, release }
  })
  async function take(first: SignedIn | undefined) {
    // One after the other, the account that was asked for first: a server may keep both in one place.
    for (const { namespace, release } of holds) {
      const signedIn = namespace === own ? first : pickOther(client, { namespace, connectorId: id, signed })
      try {
        if (signedIn) await takeSignedIn(client, request, signedIn)
      } finally {
        release()
      }
    }
  }
  let isOver = false
  return {
    request,
    end(signedIn) {
      if (isOver) return
      isOver = true
      void take(signedIn)
    },
  }
}

/** One for each other chain family that may sign in the same prompt. Without one it signs when it is asked by itself. */
async function fetchOtherNonces(
  client: Client,
  { namespace: own, type }: Connector,
): Promise<readonly (readonly [Namespace, string])[]> {
  // Only a session of the protocol is for all chain families; any other connector is for its own.
  if (type !== 'walletconnect' || !getRuntime(client).adapter.hasSeveral) return []
  const listed = getStore(client).get(networksAtom)
  const namespaces = new Set<Namespace>(listed.map(({ chainNamespace }) => chainNamespace))
  namespaces.delete(own)
  const nonces = await Promise.all(
    [...namespaces].map(async namespace => {
      try {
        return [[namespace, await fetchNonce(client, undefined, patience)] as const]
      } catch (error) {
        client.logger.warn('A further chain family is not signed in by the same prompt.', {
          namespace,
          error,
        })
        return []
      }
    }),
  )
  return nonces.flat()
}
