import type { Hex } from 'viem'
import { type ApprovalRow, formatCoin, row } from '../approval/describeRequest.js'
import { toVisibleLine } from '../approval/visibleText.js'
import { writeText } from '../approval/writeText.js'
import { callsCodes } from '../batches/readBatch.js'
import type { Measured } from '../calls/describeTransaction.js'
import { FrameError } from '../FrameError.js'
import {
  type ApproveOperationParameters,
  approveOperation,
  type PreparedSmartBatch,
} from './approveOperation.js'
import { PaymasterError, type PaymasterService } from './askPaymaster.js'
import type { AccountCall } from './executions.js'
import { openPaymaster } from './openPaymaster.js'
import { openSmartAccount } from './openSmartAccount.js'
import {
  type Ask,
  isOfPaymaster,
  type OpenAccount,
  type PreparedOperation,
  prepareOperation,
  toMaxCost,
} from './prepareOperation.js'
import { refuseBypass } from './refuseBypass.js'

export type SmartBatchParameters = ApproveOperationParameters & {
  readonly calls: readonly AccountCall[]
  /** Paymaster service. Default: the account pays. */
  readonly service?: PaymasterService | undefined
  /** Origins of services that may. */
  readonly paymasters?: readonly string[] | undefined
  /** Addresses of the user's accounts. */
  readonly accounts: readonly string[]
  /** Describes calls that this wallet made itself, of which nothing is refused. `fee` is in wei, at most. */
  describeOwn?: ((fee: bigint) => Promise<Measured>) | undefined
}

/** Largest number of characters of the calls: the site's limit for a request to a bundler. */
const mostCharacters = 60_000

/** Maximum of prompts for a request while fees rise. */
const mostApprovals = 3

/**
 * Prepares calls of a smart account: one operation, whose gas and fees are those of the bundler and the node, not the page's.
 *
 * @throws FrameError -32602 for what goes round an approval, 5700 for a paymaster that is needed and not registered, 5740
 * for more than a bundler takes; PaymasterError
 */
export function prepareBatch(parameters: SmartBatchParameters): Promise<PreparedSmartBatch> {
  return prepareAnew(parameters, [], 1)
}

async function prepareAnew(
  parameters: SmartBatchParameters,
  notes: readonly ApprovalRow[],
  count: number,
): Promise<PreparedSmartBatch> {
  const { smart, calls, accounts, read, describeOwn } = parameters
  const { chainId, contracts } = smart
  const chain = `eip155:${chainId}`
  if (!describeOwn) for (const call of calls) refuseBypass({ kind: 'call', ...call }, { accounts, contracts })
  const { service, note } = findService(parameters)
  const account = await openSmartAccount({ ...smart, read, sign: async () => '0x' })
  if ((await account.encodeCalls(calls)).length > mostCharacters)
    throw new FrameError(callsCodes.tooLarge, 'The calls exceed the limit of the bundler for one operation')
  const asks: Asks = {
    askNode: (method, params) => read(chain, method, params),
    askBundler: (method, params) => parameters.askBundler(chain, method, params),
  }
  const paymaster = service && openPaymaster(service, { chainId, entryPoint: contracts.entryPoint })
  const unpaid = (error: unknown) =>
    prepareAnew({ ...parameters, service: undefined }, toNotes(error), count + 1)
  let operation: PreparedOperation
  try {
    operation = await prepareOperation(account, calls, { ...asks, paymaster })
  } catch (error) {
    if (service?.isOptional && error instanceof PaymasterError) return unpaid(error)
    throw paymaster ? error : await toMoneyError(error, { account, calls, ...asks })
  }
  const prepared = await approveOperation(parameters, {
    operation,
    paymaster,
    isOurs: true,
    describeOwn,
    notes: [...notes, ...(note ? [note] : [])],
  })
  return {
    ...prepared,
    again(error) {
      if (count >= mostApprovals) return undefined
      if (isOfPaymaster(error) || error instanceof PaymasterError)
        return service?.isOptional ? unpaid(error) : undefined
      // The displayed fee is too low now.
      return isTooCheap(error) ? prepareAnew(parameters, notes, count + 1) : undefined
    },
  }
}

type Asks = { readonly askNode: Ask; readonly askBundler: Ask }

/** Finds the service to call, if it is registered. */
function findService({ service, paymasters = [] }: SmartBatchParameters): {
  readonly service?: PaymasterService | undefined
  readonly note?: ApprovalRow | undefined
} {
  if (!service) return {}
  if (URL.canParse(service.url) && paymasters.includes(new URL(service.url).origin)) return { service }
  if (service.isOptional)
    return { note: { label: 'approval.paymaster', value: { key: 'paymaster.unregistered' } } }
  throw new FrameError(
    callsCodes.unsupportedCapability,
    'The paymaster is not registered for the project, and the calls need it',
  )
}

function toNotes(error: unknown): readonly ApprovalRow[] {
  const reason = error instanceof Error ? error.message : ''
  return [
    { label: 'approval.paymaster', value: { key: 'paymaster.failed' } },
    row('approval.reason', toVisibleLine(reason, 300)),
  ]
}

/** Whether a bundler refused an operation for its fee or gas. */
function isTooCheap(error: unknown): boolean {
  return (
    error instanceof FrameError &&
    /maxFeePerGas|maxPriorityFeePerGas|preVerificationGas|gas price|underpriced/i.test(error.message)
  )
}

/** Error with the amount and the address to fund, for an account that cannot pay. */
async function toMoneyError(
  error: unknown,
  { account, calls, askNode, askBundler }: Asks & { account: OpenAccount; calls: readonly AccountCall[] },
): Promise<unknown> {
  if (!(error instanceof FrameError)) return error
  const { address } = account
  const isFee = /\bAA21\b/.test(error.message)
  const value = calls.reduce((sum, call) => sum + call.value, 0n)
  const balance = await askNode('eth_getBalance', [address, 'latest']).then(
    held => BigInt(held as Hex),
    () => undefined,
  )
  if (balance === undefined || (!isFee && balance >= value)) return error
  // A free operation is estimated without funds; if the calls need funds too, the fee is unknown.
  const free = await prepareOperation(account, calls, { askNode, askBundler, isFree: true }).catch(
    () => undefined,
  )
  const fee = free ? toMaxCost(free) : 0n
  const chainId = account.client.chain?.id ?? 0
  const missing = value + fee - balance
  const amount = writeText(formatCoin(chainId, missing > 0n ? missing : 0n), 'en')
  const text = `The smart account cannot pay: send at least ${amount} on eip155:${chainId} to ${address}`
  return new FrameError(error.code, `${text}${free ? '' : ', and the fee'} (AA21)`, { cause: error })
}
