import type { Hex } from 'viem'
import { formatUserOperationRequest, getUserOperationHash } from 'viem/account-abstraction'
import { FrameError } from '../FrameError.js'
import { isOutcomeUnknown } from './createBundler.js'
import type { Paymaster } from './openPaymaster.js'
import type { Ask, OpenAccount, PreparedOperation } from './prepareOperation.js'

/** An operation that a bundler has, or may have. */
export type SentOperation = {
  /** Of the entry point: what bundlers know it by. */
  readonly hash: Hex
  readonly operation: PreparedOperation
  /** The bundler did not answer: it may have the operation or not. It is never sent again. */
  readonly isUnknown: boolean
}

export type SendOperationOptions = {
  readonly keep?: Keep | undefined
  /** Pays for the operation, and for the one that it is made to. */
  readonly paymaster?: Paymaster | undefined
}

/** Stores the operation that is about to be sent to the bundler. If it rejects, nothing is sent. */
export type Keep = (made: Omit<SentOperation, 'isUnknown'>) => Promise<void>

/**
 * Signs an operation that the user approved and sends it to the bundler. It is rebuilt a single time, with the same calls
 * and the same limits, if another operation was first: with the next nonce (AA25), or without deploying the account (AA10).
 *
 * @throws FrameError as the bundler refuses it; nothing was sent then
 */
export async function sendOperation(
  account: OpenAccount,
  operation: PreparedOperation,
  askBundler: Ask,
  { keep = async () => {}, paymaster }: SendOperationOptions = {},
): Promise<SentOperation> {
  try {
    return await submit(account, operation, askBundler, keep)
  } catch (error) {
    const changed = await rebuild(account, operation, error, paymaster)
    if (!changed) throw error
    return submit(account, changed, askBundler, keep)
  }
}

async function submit(
  account: OpenAccount,
  operation: PreparedOperation,
  askBundler: Ask,
  keep: Keep,
): Promise<SentOperation> {
  const { address: entryPoint, version } = account.entryPoint
  const chainId = account.client.chain?.id
  if (chainId === undefined) throw new TypeError('an account has a chain')
  const signature = await account.signUserOperation({ ...operation, signature: '0x' })
  const signed = { ...operation, signature }
  const hash = getUserOperationHash({
    chainId,
    entryPointAddress: entryPoint,
    entryPointVersion: version,
    userOperation: signed,
  })
  const sent = { hash, operation }
  await keep(sent)
  try {
    await askBundler('eth_sendUserOperation', [formatUserOperationRequest(signed), entryPoint])
    return { ...sent, isUnknown: false }
  } catch (error) {
    // A lost answer does not mean a rejection: the bundler may have the operation and would execute a second one too.
    if (isOutcomeUnknown(error)) return { ...sent, isUnknown: true }
    throw error
  }
}

/** Returns the updated operation, if the bundler rejected it because the state changed meanwhile. */
async function rebuild(
  account: OpenAccount,
  operation: PreparedOperation,
  error: unknown,
  paymaster: SendOperationOptions['paymaster'],
): Promise<PreparedOperation | undefined> {
  // A paymaster's signature is not valid for another operation.
  if (!(error instanceof FrameError) || (operation.paymaster && !paymaster)) return undefined
  const isDeployed = /\bAA10\b/.test(error.message)
  if (!isDeployed && !/\bAA25\b/.test(error.message)) return undefined
  const { factory, factoryData, ...rest } = operation
  const nonce = await account.getNonce()
  // An account with a nonce is deployed.
  const isNew = !isDeployed && nonce === 0n
  const changed = { ...rest, nonce, ...(isNew && factory && factoryData && { factory, factoryData }) }
  if (!paymaster) return changed
  const started = { ...changed, ...(await paymaster.start(changed)) }
  return { ...started, ...(await paymaster.pay(started)) }
}
