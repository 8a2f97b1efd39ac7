import { UnauthorizedError } from '@latchkit/core/errors'
import { createSiwsMessage, parseSiwsMessage, type SiwsMessageData } from '@latchkit/core/siwx'
import { decodeBase58 } from '../encoding.js'
import { InvalidAnswerError, SignInMismatchError } from '../errors.js'
import { pickGiven } from '../pickGiven.js'
import { decodeText } from '../sources/answers.js'
import { signInWith } from '../sources/standardSource.js'
import type { SignInInput, StandardFeatures } from '../sources/walletStandard.js'
import type { Live, Runtime, SignInAnswer, SolanaSignInInput, SolanaSignInOutput, Source } from '../types.js'
import { signBytes } from './sign.js'
import { toSolanaError } from './toSolanaError.js'

/**
 * Signs in with an account of a connected wallet.
 *
 * @throws UnauthorizedError `rpc/unauthorized`, when the wallet gave no access to the account of the input
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 */
export async function signIn(
  runtime: Runtime,
  live: Live,
  input: SolanaSignInInput & { readonly address: string },
): Promise<SolanaSignInOutput> {
  const { source } = live
  const wanted = addDomain(runtime, input)
  if (!source.accounts().some(account => account.address === wanted.address)) throw new UnauthorizedError()
  return toOutput(await (source.signIn ? requestSignIn(source.signIn, wanted) : signText(live, wanted)))
}

/**
 * Signs in with a wallet that is not connected, in the prompt in which the user picks an account and gives access to it.
 */
export async function signInFirst(
  runtime: Runtime,
  feature: NonNullable<StandardFeatures['solana:signIn']>,
  input: SolanaSignInInput = {},
): Promise<SolanaSignInOutput> {
  const request = (wanted: SignInInput) => signInWith(feature, wanted)
  return toOutput(await requestSignIn(request, addDomain(runtime, input)))
}

function toOutput({ address, message, signature }: SignInAnswer): SolanaSignInOutput {
  const publicKey = decodeBase58(address)
  if (!publicKey) throw new InvalidAnswerError({ method: 'signIn' })
  return { account: { address, publicKey }, signedMessage: message, signature }
}

/** Adds the host of the page, unless the input has another domain. */
function addDomain<input extends SolanaSignInInput>({ context }: Runtime, input: input) {
  const url = context?.platform.pageUrl?.()
  return { domain: url ? new URL(url).host : '', ...pickGiven(input) }
}

async function signText(live: Live, wanted: SiwsMessageData): Promise<SignInAnswer> {
  const { address } = wanted
  const message = new TextEncoder().encode(createSiwsMessage(wanted))
  return { address, message, signature: await signBytes(live, { message, address }) }
}

/** Requests the sign-in of the wallet, which writes the text, and compares that with the request. */
async function requestSignIn(
  request: NonNullable<Source['signIn']>,
  input: SignInInput & { readonly domain: string },
): Promise<SignInAnswer> {
  // Checks the input, also where the user is yet to pick the account.
  createSiwsMessage({ address: '1', ...input })
  const answer = await request(input).catch(error => {
    throw toSolanaError(error)
  })
  const wanted = { address: answer.address, ...input }
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
