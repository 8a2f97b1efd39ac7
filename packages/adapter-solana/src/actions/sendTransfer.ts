import type { Transfer } from '@latchkit/core'
import { isAddress } from '@latchkit/core/validate'
import { getLive } from '../connection/connections.js'
import { InvalidAddressError, InvalidTransferAmountError, WalletNetworkError } from '../errors.js'
import { findNetwork } from '../networks.js'
import { readBlockhash, simulate } from '../rpc/methods.js'
import { nativeInstructions, tokenInstructions } from '../transfer/instructions.js'
import type { Runtime } from '../types.js'
import { loadWeb3 } from '../web3/loadWeb3.js'
import { sendBytes } from './sign.js'

/**
 * Sends SOL, or a token of the Token or the Token-2022 program. The transaction is simulated before the wallet is asked.
 * Returns the signature once the transaction is broadcast.
 */
export async function sendTransfer(runtime: Runtime, transfer: Transfer): Promise<string> {
  const { to, value, token, from, caipNetworkId } = transfer
  const live = getLive(runtime, from)
  const { source, found } = live
  const connection = live.read()
  const network = findNetwork(runtime, caipNetworkId ?? connection.caipNetworkId)
  const address = from ?? connection.address
  if (!source.accounts().some(one => one.address === address && one.supports(network)))
    throw new WalletNetworkError({ wallet: found.connector.name, caipNetworkId: network.caipNetworkId })
  if (value < 1n || value >= 2n ** 64n) throw new InvalidTransferAmountError({ value })
  for (const one of token === undefined ? [to] : [to, token])
    if (!isAddress('solana', one))
      throw new InvalidAddressError({ value: one, reason: 'is no Solana address' })
  if (caipNetworkId !== undefined) {
    runtime.selected = network.caipNetworkId
    runtime.changed()
  }

  const web3 = await loadWeb3()
  const [payer, receiver] = [toKey(address), toKey(to)]
  const mint = token === undefined ? undefined : toKey(token)
  const instructions = mint
    ? await tokenInstructions(runtime, web3, { network, payer, receiver, mint, value })
    : await nativeInstructions(runtime, web3, { network, payer, receiver, value })
  const message = new web3.TransactionMessage({
    payerKey: payer,
    recentBlockhash: await readBlockhash(runtime, network),
    instructions,
  })
  // Every wallet signs legacy transactions, except for some newer ones that list only version 0.
  const versions = source.versions()
  const isLegacy = versions.length === 0 || versions.includes('legacy')
  const compiled = isLegacy ? message.compileToLegacyMessage() : message.compileToV0Message()
  const transaction = new web3.VersionedTransaction(compiled).serialize()
  await simulate(runtime, network, transaction)
  return sendBytes(runtime, source, { address, network, transaction, options: {} })

  function toKey(text: string) {
    try {
      return new web3.PublicKey(text)
    } catch (cause) {
      throw new InvalidAddressError({ value: text, reason: 'is no Solana address', cause })
    }
  }
}
