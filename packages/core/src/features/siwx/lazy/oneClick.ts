import { getStore } from '../../../client/internal.js'
import { toProviderRpcError } from '../../../errors/toProviderRpcError.js'
import type { Client } from '../../../types/client.js'
import type { Connector } from '../../../types/connection.js'
import type { BeforeConnectParameters, ConnectStep } from '../../../types/feature.js'
import type { CaipNetworkId, Namespace } from '../../../types/namespace.js'
import { raceAbort } from '../../connection/raceAbort.js'
import { connectionsAtom } from '../../connection/start/atoms.js'
import { networkStatesAtom, networksAtom } from '../../networks/start/atoms.js'
import { walletConnectSessionAtom } from '../../walletConnect/start/atoms.js'
import { isCovered, sessionAddress, toAccountKey } from '../accounts.js'
import { SignInRefusedError } from '../errors.js'
import { parseSiwxMessage } from '../message/siwx.js'
import type { SignedIn, SignInRequest, SiwxSession } from '../types.js'
import { fetchMessageData, fetchNonce, verifySession } from './adapterCalls.js'
import { getRuntime } from './getRuntime.js'
import { notifyTabs, patchState, setSession } from './state.js'

/** How long connecting waits for a nonce, in milliseconds. */
const nonceTimeout = 5_000

/** Prepares the sign-in request for a connect; undefined where one-click sign-in is off or no nonce arrives in time. */
export async function beginOneClick(
  client: Client,
  { connector, caipNetworkId, anyNamespace, signal }: BeforeConnectParameters,
): Promise<ConnectStep | undefined> {
  const { siwx } = client.config
  // The wallet writes the message itself, so a custom `createMessage` needs a separate prompt.
  if (!siwx || siwx.oneClick === false || siwx.adapter?.createMessage) return undefined
  const { adapter, connecting } = getRuntime(client)
  const { namespace: own, id } = connector
  if (!isCovered(adapter, own)) return undefined
  let signed: readonly SignedIn[] = []
  let namespaces: readonly Namespace[]
  let request: SignInRequest
  try {
    const [nonce, others] = await raceAbort(
      Promise.all([
        fetchNonce(client, { namespace: own }, nonceTimeout),
        anyNamespace ? fetchOtherNonces(client, connector) : [],
      ]),
      signal,
    )
    namespaces = [own, ...others.map(([namespace]) => namespace)]
    request = {
      ...(await raceAbort(fetchMessageData(client, { namespace: own }, nonce), signal)),
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
  // Session look-ups wait for this prompt instead of prompting the user again.
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
    // Sequential, the requested account first: a server may keep a single session.
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
    parameters: { signIn: request },
    end(outcome) {
      if (isOver) return
      isOver = true
      void take(outcome && 'signedIn' in outcome ? outcome.signedIn : undefined)
    },
  }
}

/** Fetches a nonce for each other namespace that may sign in the same prompt. A namespace without a nonce signs later, on its own. */
async function fetchOtherNonces(
  client: Client,
  { namespace: own, type }: Connector,
): Promise<readonly (readonly [Namespace, string])[]> {
  // Only a WalletConnect session spans namespaces; any other connector has one.
  if (type !== 'walletconnect' || !getRuntime(client).adapter.hasSeveral) return []
  const listed = getStore(client)
    .get(networksAtom)
    .filter(({ chainNamespace }) => isCovered(getRuntime(client).adapter, chainNamespace))
  const namespaces = new Set<Namespace>(listed.map(({ chainNamespace }) => chainNamespace))
  namespaces.delete(own)
  const nonces = await Promise.all(
    [...namespaces].map(async namespace => {
      try {
        return [[namespace, await fetchNonce(client, { namespace }, nonceTimeout)] as const]
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

/**
 * Lists the networks on which a wallet may sign in, by namespace in the given order. Within a namespace the requested or
 * active network comes first, because the session is looked up there.
 */
function listSignInChains(
  client: Client,
  namespaces: readonly Namespace[],
  wanted: CaipNetworkId | undefined,
): readonly CaipNetworkId[] {
  const { get } = getStore(client)
  const states = get(networkStatesAtom)
  const shown = new Set([wanted, ...namespaces.map(namespace => states[namespace]?.caipNetworkId)])
  const listed = get(networksAtom)
  return namespaces.flatMap(namespace => {
    const own = listed.flatMap(({ caipNetworkId, chainNamespace }) =>
      chainNamespace === namespace ? [caipNetworkId] : [],
    )
    const rank = (id: CaipNetworkId) => (id === wanted ? 0 : shown.has(id) ? 1 : 2)
    return own.sort((one, other) => rank(one) - rank(other))
  })
}

type PickOtherParameters = {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly signed: readonly SignedIn[]
}

/**
 * Returns the signature of an account of another namespace from the same prompt: that of the active account, else the
 * first.
 */
function pickOther(
  client: Client,
  { namespace, connectorId, signed }: PickOtherParameters,
): SignedIn | undefined {
  const { get } = getStore(client)
  // The attempt was cancelled meanwhile, so nothing is connected.
  if (!get(walletConnectSessionAtom)) return undefined
  const own = signed.filter(({ caipAddress }) => caipAddress.startsWith(`${namespace}:`))
  const connection = get(connectionsAtom).find(
    ({ connector }) => connector.id === connectorId && connector.namespace === namespace,
  )
  const active = connection && toAccountKey(`${connection.caipNetworkId}:${connection.address}`)
  return own.find(({ caipAddress }) => toAccountKey(caipAddress) === active) ?? own[0]
}

/** Verifies a sign-in that a wallet signed while connecting. Keeps a failure for the next session look-up. */
async function takeSignedIn(client: Client, request: SignInRequest, signedIn: SignedIn): Promise<void> {
  const { caipAddress, message, signature } = signedIn
  try {
    const data = parseSiwxMessage(message)
    const session: SiwxSession = { data, message, signature }
    const nonce = request.nonces?.[data.chainId.slice(0, data.chainId.indexOf(':'))] ?? request.nonce
    if (
      data.nonce !== nonce ||
      data.domain !== request.domain ||
      toAccountKey(sessionAddress(session)) !== toAccountKey(caipAddress)
    )
      throw new SignInRefusedError({ reason: 'The wallet signed a different message than requested.' })
    patchState(client, caipAddress, { phase: 'verifying' })
    await verifySession(client, session)
    setSession(client, caipAddress, session)
    notifyTabs(client)
  } catch (cause) {
    const error = toProviderRpcError(cause)
    client.logger.info('one-click sign-in failed', { code: error.code })
    getRuntime(client).failures.set(toAccountKey(caipAddress), error)
  }
}
