import { BaseError } from '@latchkit/core'
import { parseSiwxMessage, type SiwxSession, verifySiwxSession } from '@latchkit/core/siwx'
import { callChain } from './callChain'
import { getNonces } from './getNonces'

export type SignInCheck =
  | { readonly session: SiwxSession }
  | { readonly session?: undefined; readonly refusal: string }

const networks = ['eip155:31337', 'eip155:31338', 'solana:8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx'] as const

/**
 * Checks what a browser sent: its text, that this server issued the nonce and nobody has used it, that it is for this
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
    request: callChain(data.chainId),
  })
  return verification.isValid ? { session } : { refusal: verification.reason }
}
