import { CapabilityNotSupportedError, UnauthorizedError } from '@latchkit/core/errors'
import { createSiwsMessage, parseSiwsMessage, type SiwsMessageData } from '@latchkit/core/siwx'
import { findWallet } from '../connection/connections.js'
import { openWallet } from '../connection/openWallet.js'
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
  return toOutput({ address, message, signature })
}

/**
 * Signs in with a wallet that is not connected, in the prompt in which the user picks an account and gives access to it.
 *
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 */
export async function signInUnconnected(
  runtime: Runtime,
  connectorId: string,
  input: SolanaSignInInput = {},
): Promise<SolanaSignInOutput> {
  const { source } = await openWallet(runtime, findWallet(runtime, connectorId))
  if (!source.signIn) throw new CapabilityNotSupportedError({ capability: 'signIn', namespace: 'solana' })
  const given = pickGiven(input)
  const wanted = { ...given, domain: given.domain ?? readHost(runtime) }
  // Checks the input. The account is not known yet.
  createSiwsMessage({ address: systemProgram, ...wanted })
  return toOutput(await requestSignIn(source.signIn, wanted))
}

function toOutput({ address, message, signature }: SignInAnswer): SolanaSignInOutput {
  const publicKey = decodeBase58(address)
  if (!publicKey) throw new InvalidAnswerError({ method: 'signIn' })
  return { account: { address, publicKey }, signedMessage: message, signature }
}

/** Any address. */
const systemProgram = '1'.repeat(32)

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
  input: SignInInput,
): Promise<SignInAnswer> {
  let answer: SignInAnswer
  try {
    answer = await request(input)
  } catch (error) {
    throw toSolanaError(error)
  }
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
