import type { Transfer } from '@latchkit/core'
import { enterNetwork, findSender } from '../actions/sendTransaction.js'
import { sendBytes } from '../actions/sign.js'
import { decodeBase58 } from '../encoding.js'
import { InvalidAddressError, InvalidTransferAmountError } from '../errors.js'
import { readBlockhash, simulate } from '../rpc/methods.js'
import { compileMessage, type Instruction, toTransaction } from '../transaction/compileMessage.js'
import { checkSize } from '../transaction/parseTransaction.js'
import type { Runtime } from '../types.js'
import { checkCluster } from './checkCluster.js'
import { checkAmount, prepareTransfer } from './prepareTransfer.js'
import { addsPriorityFee, findPriority, toBudget, toPriority } from './priorityFee.js'
import { TransferRefusedError } from './TransferRefusedError.js'

/**
 * Sends SOL, or a token of the Token or the Token-2022 program. Simulates the transaction before it prompts the wallet.
 * Returns the signature after the broadcast.
 */
export async function sendTransfer(runtime: Runtime, transfer: Transfer): Promise<string> {
  const { value, caipNetworkId, estimated } = transfer
  const { source, address, network } = findSender(runtime, transfer)
  if (value < 1n || value >= 2n ** 64n) throw new InvalidTransferAmountError({ value })
  checkAddresses(transfer)
  if (caipNetworkId) enterNetwork(runtime, network)

  const { to: receiver, token: mint } = transfer
  const [prepared, blockhash] = await Promise.all([
    prepareTransfer(runtime, { network, value, payer: address, receiver, mint }),
    readBlockhash(runtime, network),
    checkCluster(runtime, network),
  ])
  checkAmount(prepared, value)
  if (prepared.received < (estimated?.received ?? 0n))
    throw new TransferRefusedError({ problem: 'fee-changed' })
  // Every wallet signs legacy transactions, except for some newer ones that list only version 0.
  const versions = source.versions()
  const version = versions.length === 0 || versions.includes('legacy') ? 'legacy' : 0
  const compile = (all: readonly Instruction[]) =>
    toTransaction(compileMessage({ payer: address, instructions: all, blockhash, version }))
  const { instructions } = prepared
  const plain = compile(instructions)
  checkSize(plain)
  const units = await simulate(runtime, network, plain)
  const priority = addsPriorityFee(source) ? undefined : await choosePriority(units)
  const transaction = priority ? compile([...toBudget(priority), ...instructions]) : plain
  return sendBytes(runtime, source, { address, network, transaction, options: {} })

  async function choosePriority(used: number | undefined) {
    const fee = estimated?.priorityFee
    if (fee !== undefined) return toPriority(fee, used)
    return findPriority(runtime, { network, instructions, units: Promise.resolve(used) })
  }
}

/**
 * Throws for an invalid address, before anything loads.
 *
 * @throws InvalidAddressError `solana/invalid-address`
 */
export function checkAddresses({ to, token }: Pick<Transfer, 'to' | 'token'>): void {
  for (const one of token === undefined ? [to] : [to, token])
    if (decodeBase58(one)?.length !== 32)
      throw new InvalidAddressError({ value: one, reason: 'is not a Solana address' })
}
