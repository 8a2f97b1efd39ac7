import { getStore } from '../../../client/internal.js'
import { DisconnectedError } from '../../../errors/providerErrors.js'
import { toProviderRpcError } from '../../../errors/toProviderRpcError.js'
import type { Client } from '../../../types/client.js'
import type { CaipAddress, Namespace } from '../../../types/namespace.js'
import { isAddress } from '../../../validate/validate.js'
import { raceAbort } from '../../connection/raceAbort.js'
import { accountAtom, connectionsAtom } from '../../connection/start/atoms.js'
import { networkAtom } from '../../networks/start/atoms.js'
import { holdsAccount, isCovered, toAccountKey } from '../accounts.js'
import {
  NoActiveCaipAddressError,
  NoActiveCaipNetworkError,
  NoConnectionClientError,
  SiwxNotEnabledError,
} from '../errors.js'
import { toChecksumAddress } from '../message/checksumAddress.js'
import { createSiwxMessage } from '../message/siwx.js'
import type { SignInRequest, SiwxMessageData, SiwxSession } from '../types.js'
import { fetchMessageData, fetchNonce, verifySession } from './adapterCalls.js'
import { getRuntime, type SignInAttempt } from './getRuntime.js'
import { notifyTabs, patchState, setSession } from './state.js'

/** Signs the active account in, or returns the pending attempt for it. */
export async function signInAccount(client: Client): Promise<SiwxSession> {
  if (!client.config.siwx) throw new SiwxNotEnabledError()
  const store = getStore(client)
  const { caipAddress, connector } = store.get(accountAtom)
  if (!caipAddress || !connector) throw new NoActiveCaipAddressError()
  const { adapter, attempts } = getRuntime(client)
  if (!isCovered(adapter, connector.namespace)) throw new SiwxNotEnabledError()
  const key = toAccountKey(caipAddress)
  const running = attempts.get(key)
  if (running) return running.session
  const controller = new AbortController()
  const attempt: SignInAttempt = {
    caipAddress,
    controller,
    phase: 'signing',
    session: Promise.resolve().then(() => run(client, attempt, connector.namespace)),
  }
  attempts.set(key, attempt)
  patchState(client, caipAddress, { phase: 'signing', error: undefined })
  return attempt.session
}

async function run(client: Client, attempt: SignInAttempt, namespace: Namespace): Promise<SiwxSession> {
  const { caipAddress } = attempt
  const isSupported = () => getStore(client).get(networkAtom).isSupported
  const { signal } = attempt.controller
  const { attempts, known, adapter: siwx } = getRuntime(client)
  const key = toAccountKey(caipAddress)
  const settle = () => attempts.get(key) === attempt && attempts.delete(key)
  try {
    // A missing requirement is an error of the attempt, so that the user sees it.
    if (!isSupported()) throw new NoActiveCaipNetworkError()
    const adapter = client.adapters.find(adapter => adapter.namespace === namespace)
    if (!adapter?.signMessage) throw new NoConnectionClientError()
    const nonce = await raceAbort(fetchNonce(client, { caipAddress, namespace }), signal)
    const common = await raceAbort(fetchMessageData(client, { caipAddress, namespace }, nonce), signal)
    const data = toData(common, caipAddress)
    const message = siwx.createMessage?.(data) ?? createSiwxMessage(data)
    const signature = await raceAbort(adapter.signMessage({ message, address: data.accountAddress }), signal)
    if (!isConnected(client, caipAddress)) throw new DisconnectedError()
    attempt.phase = 'verifying'
    patchState(client, caipAddress, { phase: 'verifying' })
    const session: SiwxSession = { data, message, signature }
    await verifySession(client, session)
    if (signal.aborted || !isConnected(client, caipAddress)) {
      // The session is no longer wanted, unless another attempt for the account started meanwhile.
      if (!known.has(key) && (attempts.get(key) ?? attempt) === attempt) await siwx.signOut({ caipAddress })
      throw new DisconnectedError({ cause: signal.reason })
    }
    settle()
    setSession(client, caipAddress, session)
    notifyTabs(client)
    return session
  } catch (cause) {
    const error = toProviderRpcError(cause)
    client.logger.info('sign-in failed', { code: error.code })
    if (settle() && !signal.aborted)
      // On a network that the app does not list, the user is not prompted.
      patchState(client, caipAddress, {
        phase: undefined,
        error,
        ...(isSupported() && { prompt: { caipAddress } }),
      })
    throw error
  }
}

function toData(common: Omit<SignInRequest, 'chains'>, caipAddress: CaipAddress): SiwxMessageData {
  const at = caipAddress.lastIndexOf(':')
  const chainId = caipAddress.slice(0, at) as SiwxMessageData['chainId']
  const address = caipAddress.slice(at + 1)
  // A wallet may return a lower-case address; ERC-4361 requires the checksum of EIP-55.
  const accountAddress =
    chainId.startsWith('eip155:') && isAddress('eip155', address) ? toChecksumAddress(address) : address
  return { ...common, chainId, accountAddress }
}

/** Whether a connected wallet has the account, active or not. */
function isConnected(client: Client, caipAddress: CaipAddress): boolean {
  return getStore(client)
    .get(connectionsAtom)
    .some(connection => holdsAccount(connection, caipAddress))
}
