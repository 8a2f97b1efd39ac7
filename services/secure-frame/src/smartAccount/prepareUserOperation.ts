import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { type Hex, zeroAddress } from 'viem'
import { formatUserOperation, type RpcUserOperation } from 'viem/account-abstraction'
import type { Prepared } from '../approval/types.js'
import { FrameError } from '../FrameError.js'
import { type ApproveOperationParameters, approveOperation } from './approveOperation.js'
import type { SmartAccount } from './createSmartAccounts.js'
import { deriveSmartAccount } from './deriveSmartAccount.js'
import { decodeCalls } from './executions.js'
import { refuseBypass } from './refuseBypass.js'

export type UserOperationParameters = Omit<ApproveOperationParameters, 'smart'> & {
  /** Absent where the chain has none. */
  readonly smart: SmartAccount | undefined
  /** Addresses of the user's accounts. */
  readonly accounts: readonly string[]
  /** Parameters of the method, their shape checked by the messages' schema. */
  readonly params: readonly unknown[]
}

/**
 * Prepares `eth_sendUserOperation`: an operation that the page created for the user's smart account and its entry point. The
 * frame decodes its calls, signs it and sends it unchanged to the bundler, once; it replaces the page's signature. It returns
 * the hash of the operation as soon as the bundler has it, or may have it.
 *
 * @see ERC-4337, ERC-7769
 * @throws FrameError 4100 for another account or none, -32602 for another entry point or factory, an invalid paymaster, a
 * nonce of another key, and call data that cannot be decoded to calls, or that would bypass an approval
 */
export async function prepareUserOperation(parameters: UserOperationParameters): Promise<Prepared> {
  const { smart, accounts } = parameters
  const [asked, entryPoint] = parameters.params as readonly [RpcUserOperation<'0.7'>, string]
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  if (!smart || !isSame(asked.sender, smart.address))
    throw new FrameError(rpcCodes.unauthorized, 'The sender must be the smart account of this wallet')
  const { contracts, owner, address } = smart
  if (!isSame(entryPoint, contracts.entryPoint)) throw refuse(`its entry point is ${contracts.entryPoint}`)
  const own = deriveSmartAccount(owner, contracts)
  const { factory, factoryData } = asked
  const isOwnFactory =
    factory && factoryData && isSame(factory, own.factory) && isSame(factoryData, own.factoryData)
  if ((factory || factoryData) && !isOwnFactory) throw refuse('only its own factory deploys the account')
  const isPaid = [asked.paymaster, asked.paymasterData, asked.paymasterPostOpGasLimit]
  if (isPaid.some(field => field !== undefined) && asked.paymaster === undefined)
    throw refuse('it has fields of a paymaster, and none')
  // Entry point 0.7 has the account pay then, and the approval would name another payer.
  if (asked.paymaster && isSame(asked.paymaster, zeroAddress)) throw refuse('its paymaster is the address 0')
  const { signature: _, ...operation } = formatUserOperation({ ...asked, sender: address, signature: '0x' })
  if (operation.nonce >> 64n) throw refuse('its nonce must have the key 0')
  for (const call of readCalls(operation.callData))
    refuseBypass({ kind: 'call', ...call }, { accounts, contracts })
  const {
    send,
    again: __,
    ...prepared
  } = await approveOperation({ ...parameters, smart }, { operation, notes: [], isOurs: false })
  return {
    ...prepared,
    async finish(signed) {
      // The page finds it by its hash, which it can compute before.
      const { hash } = await send(signed, { signAgain: undefined, keep: async () => {} })
      return hash
    },
  }
}

function readCalls(callData: Hex) {
  try {
    return decodeCalls(callData)
  } catch (cause) {
    throw new FrameError(rpcCodes.invalidParams, 'The call data is not that of calls of the account', {
      cause,
    })
  }
}

const refuse = (reason: string) =>
  new FrameError(rpcCodes.invalidParams, `The operation is refused: ${reason}`)
