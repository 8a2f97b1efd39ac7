import { BaseError, type CaipNetworkId } from '@latchkit/core'
import {
  parseSiwxMessage,
  type SiwxRpcRequest,
  type SiwxSession,
  verifySiwxSession,
} from '@latchkit/core/siwx'
import { readServices } from '../services/readServices'
import { getNonces } from './nonces'

type SignInCheck =
  | { readonly session: SiwxSession }
  | { readonly session?: undefined; readonly refusal: string }

/** In the order of `evmRpcUrls`. */
const evmNetworks: readonly CaipNetworkId[] = ['eip155:31337', 'eip155:31338']
const networks: readonly CaipNetworkId[] = [...evmNetworks, 'solana:8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx']

/**
 * Checks what a browser sent: its text, that this server issued the nonce and it is unused, that it is for this
 * site, its times, and its signature.
 */
export async function verifySignIn({
  message,
  signature,
  domain,
}: {
  message: string
  signature: string
  domain: string
}): Promise<SignInCheck> {
  let data: SiwxSession['data']
  try {
    data = parseSiwxMessage(message)
  } catch (error) {
    if (error instanceof BaseError) return { refusal: error.code }
    throw error
  }
  // Before all else, so that one nonce is one try.
  const refusal = getNonces().take(data.nonce)
  if (refusal) return { refusal: `nonce-${refusal}` }
  const session = { data, message, signature }
  const verification = await verifySiwxSession({
    session,
    expected: { domain, chains: networks },
    request: callChain,
  })
  return verification.isValid ? { session } : { refusal: verification.reason }
}

/** Why the server takes a sign-in for no proof. */
export class SignInRefusedError extends BaseError {
  override readonly name = 'SignInRefusedError'

  constructor(reason: string) {
    super(reason, { code: 'lab/sign-in-refused' })
  }
}

/** JSON-RPC to the server's own node of the network that the message names. */
const callChain: SiwxRpcRequest = async ({ chainId, method, params }) => {
  const { evmRpcUrls } = readServices()
  const url = evmRpcUrls[evmNetworks.indexOf(chainId)]
  if (url === undefined) throw new Error(`The lab has no node of ${chainId}.`)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  })
  const { result, error } = await response.json()
  if (error) throw Object.assign(new Error(error.message), { code: error.code })
  return result
}
