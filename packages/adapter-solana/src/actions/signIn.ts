import { CapabilityNotSupportedError, UnauthorizedError } from '@latchkit/core/errors'
import { createSiwsMessage, parseSiwsMessage, type SiwsMessageData } from '@latchkit/core/siwx'
import { decodeBase58 } from '../encoding.js'
import { InvalidAnswerError, SignInMismatchError } from '../errors.js'
import { pickGiven } from '../pickGiven.js'
import { decodeText } from '../sources/answers.js'
import type { SignInInput } from '../sources/walletStandard.js'
import type { Live, Runtime, SignInAnswer, SolanaSignInInput, SolanaSignInOutput, Source } from '../types.js'
import { signBytes } from './sign.js'
import { toSolanaError } from './toSolanaError.js'

/**
 * Signs in with an account of a connected wallet. Default: its active account.
 *
 * @throws UnauthorizedError `rpc/unauthorized`, when the wallet gave no access to the account of the input
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 */
export async function signIn(
  runtime: Runtime,
  live: Live,
  input: SolanaSignInInput,
): Promise<SolanaSignInOutput> {
  const { source } = live
  const given = pickGiven(input)
  const wanted = {
    ...given,
    domain: given.domain ?? readHost(runtime),
    address: given.address ?? live.read().address,
  }
  const text = createSiwsMessage(wanted)
  if (!source.accounts().some(({ address }) => address === wanted.address)) throw new UnauthorizedError()
  if (!source.signIn && !source.signMessage)
    throw new CapabilityNotSupportedError({ capability: 'signIn', namespace: 'solana' })
  const { address, message, signature } = source.signIn
    ? await requestSignIn(source.signIn, wanted)
    : await signText(live, { text, address: wanted.address })
  const publicKey = decodeBase58(address)
  if (!publicKey) throw new InvalidAnswerError({ method: 'signIn' })
  return { account: { address, publicKey }, signedMessage: message, signature }
}

/** The host of the page, which sign-in messages have as their domain. */
function readHost({ context }: Runtime): string {
  const url = context?.platform.pageUrl?.()
  return url === undefined ? '' : new URL(url).host
}

async function signText(
  live: Live,
  { text, address }: { readonly text: string; readonly address: string },
): Promise<SignInAnswer> {
  const message = new TextEncoder().encode(text)
  return { address, message, signature: await signBytes(live, { message, address }) }
}

/** Requests the sign-in of the wallet, which writes the text, and compares that with the request. */
async function requestSignIn(
  request: NonNullable<Source['signIn']>,
  wanted: SignInInput & { readonly address: string },
): Promise<SignInAnswer> {
  let answer: SignInAnswer
  try {
    answer = await request(wanted)
  } catch (error) {
    throw toSolanaError(error)
  }
  if (answer.address !== wanted.address) throw new SignInMismatchError({ field: 'account' })
  const signed = parseAnswer(answer.message)
  for (const [name, value] of Object.entries(wanted))
    if (!isSame(value, signed[name as keyof SiwsMessageData])) throw new SignInMismatchError({ field: name })
  return answer
}

function parseAnswer(message: Uint8Array): SiwsMessageData {
  const method = 'solana:signIn'
  try {
    return parseSiwsMessage(decodeText(message, method))
  } catch (cause) {
    throw new InvalidAnswerError({ method, cause })
  }
}

/** Wallets write the chain with or without its namespace. */
function isSame(wanted: unknown, signed: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(value)?.replace(/^"solana:/, '"')
  return plain(wanted) === plain(signed)
}
