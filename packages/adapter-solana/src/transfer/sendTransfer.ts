import type { Transfer } from '@latchkit/core'
import { enterNetwork, findSender } from '../actions/sendTransaction.js'
import { sendBytes } from '../actions/sign.js'
import { decodeBase58 } from '../encoding.js'
import { InvalidAddressError, InvalidTransferAmountError } from '../errors.js'
import { readBlockhash, simulate } from '../rpc/methods.js'
import { compileMessage, toTransaction } from '../transaction/compileMessage.js'
import type { Runtime } from '../types.js'
import { checkAmount, prepareTransfer } from './prepareTransfer.js'

/**
 * Sends SOL, or a token of the Token or the Token-2022 program. Simulates the transaction before it prompts the wallet.
 * Returns the signature after the broadcast.
 */
export async function sendTransfer(runtime: Runtime, transfer: Transfer): Promise<string> {
  const { value, caipNetworkId } = transfer
  const { source, address, network } = findSender(runtime, transfer)
  if (value < 1n || value >= 2n ** 64n) throw new InvalidTransferAmountError({ value })
  checkAddresses(transfer)
  enterNetwork(runtime, caipNetworkId && network)

  const { to: receiver, token: mint } = transfer
  const prepared = await prepareTransfer(runtime, { network, value, payer: address, receiver, mint })
  checkAmount(prepared, value)
  // Every wallet signs legacy transactions, except for some newer ones that list only version 0.
  const versions = source.versions()
  const message = compileMessage({
    payer: address,
    instructions: prepared.instructions,
    blockhash: await readBlockhash(runtime, network),
    version: versions.length === 0 || versions.includes('legacy') ? 'legacy' : 0,
  })
  const transaction = toTransaction(message)
  await simulate(runtime, network, transaction)
  return sendBytes(runtime, source, { address, network, transaction, options: {} })
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
