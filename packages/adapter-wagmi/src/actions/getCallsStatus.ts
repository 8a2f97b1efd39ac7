import type { CallReceipt, CallsReference, CallsStatus } from '@latchkit/core'
import { isTransactionHash } from '@latchkit/core/validate'
import { hexToBigInt, isHex } from 'viem'
import type { Runtime } from '../types.js'
import { askWallet, invalidAnswer, readRecord } from './askWallet.js'
import { toCapabilityError } from './toCapabilityError.js'

const method = 'wallet_getCallsStatus'

/**
 * Requests the status of a batch from the wallet.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export async function getCallsStatus(
  runtime: Runtime,
  { id, connectorId }: CallsReference,
): Promise<CallsStatus> {
  try {
    return readStatus(id, await askWallet(runtime, { connectorId, method, params: [id] }))
  } catch (error) {
    throw toCapabilityError(error, 'getCallsStatus')
  }
}

/** Requests that the wallet shows the status of a batch. */
export async function showCallsStatus(runtime: Runtime, { id, connectorId }: CallsReference): Promise<void> {
  try {
    await askWallet(runtime, { connectorId, method: 'wallet_showCallsStatus', params: [id] })
  } catch (error) {
    throw toCapabilityError(error, 'showCallsStatus')
  }
}

/**
 * Reads the answer of a wallet about a batch.
 *
 * @throws ProviderRpcError `rpc/unknown`
 */
export function readStatus(id: string, answer: unknown): CallsStatus {
  const { chainId, status, atomic, receipts = [], capabilities } = readRecord(answer)
  // Values of version 1 of the API.
  const code = status === 'CONFIRMED' ? 200 : status === 'PENDING' ? 100 : status
  if (typeof code !== 'number' || !/^[1-6]\d\d$/.test(`${code}`) || !Array.isArray(receipts))
    throw invalidAnswer(method)
  return {
    id,
    caipNetworkId: isHex(chainId) && chainId !== '0x' ? `eip155:${hexToBigInt(chainId)}` : undefined,
    status: code,
    atomic: atomic === true,
    receipts: receipts.map(receipt => {
      const read = readReceipt(receipt)
      if (!read) throw invalidAnswer(method)
      return read
    }),
    ...(capabilities !== undefined && { capabilities: readRecord(capabilities) }),
  }
}

/** Reads the part of a receipt that EIP-5792 defines. Undefined for an invalid receipt. */
export function readReceipt(value: unknown): CallReceipt | undefined {
  const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = readRecord(value)
  const isRead =
    isTransactionHash(transactionHash) &&
    isTransactionHash(blockHash) &&
    isHex(blockNumber) &&
    isHex(gasUsed) &&
    isHex(status) &&
    Array.isArray(logs)
  if (!isRead) return undefined
  return {
    logs: logs.map(readRecord).map(({ address, data, topics }) => ({
      address: String(address),
      data: String(data),
      topics: Array.isArray(topics) ? topics.map(String) : [],
    })),
    status: BigInt(status) === 1n ? 'success' : 'reverted',
    blockHash,
    blockNumber: BigInt(blockNumber),
    gasUsed: BigInt(gasUsed),
    transactionHash,
  }
}
