import type { Transfer } from '@latchkit/core'
import { isAddress } from '@latchkit/core/validate'
import type { PublicKey } from '@solana/web3.js'
import { InvalidAddressError, InvalidTransferAmountError } from '../errors.js'
import { readBlockhash, simulate } from '../rpc/methods.js'
import { checkHeld, prepareTransfer } from '../transfer/instructions.js'
import type { Runtime } from '../types.js'
import { loadWeb3 } from '../web3/loadWeb3.js'
import type { web3 } from '../web3/web3.js'
import { enterNetwork, findSender } from './sendTransaction.js'
import { sendBytes } from './sign.js'

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

  const web3 = await loadWeb3()
  const keys = toKeys(web3, { ...transfer, from: address })
  const prepared = await prepareTransfer(runtime, web3, { network, value, ...keys })
  checkHeld(prepared, { value })
  const message = new web3.TransactionMessage({
    payerKey: keys.payer,
    recentBlockhash: await readBlockhash(runtime, network),
    instructions: prepared.instructions,
  })
  // Every wallet signs legacy transactions, except for some newer ones that list only version 0.
  const versions = source.versions()
  const isLegacy = versions.length === 0 || versions.includes('legacy')
  const compiled = isLegacy ? message.compileToLegacyMessage() : message.compileToV0Message()
  const transaction = new web3.VersionedTransaction(compiled).serialize()
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
    if (!isAddress('solana', one))
      throw new InvalidAddressError({ value: one, reason: 'is not a Solana address' })
}

/**
 * Parses the addresses of a transfer.
 *
 * @throws InvalidAddressError `solana/invalid-address`
 */
export function toKeys(
  { PublicKey: Key }: typeof web3,
  { from, to, token }: { readonly from: string; readonly to: string; readonly token?: string | undefined },
): { readonly payer: PublicKey; readonly receiver: PublicKey; readonly mint: PublicKey | undefined } {
  const toKey = (text: string) => {
    try {
      return new Key(text)
    } catch (cause) {
      throw new InvalidAddressError({ value: text, reason: 'is not a Solana address', cause })
    }
  }
  return { payer: toKey(from), receiver: toKey(to), mint: token === undefined ? undefined : toKey(token) }
}
