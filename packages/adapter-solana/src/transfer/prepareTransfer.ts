import { importWithRetry } from '@latchkit/core/connection'
import { InsufficientFundsError, RentError } from '../errors.js'
import { readAccounts } from '../rpc/methods.js'
import type { Runtime } from '../types.js'
import { checkReceiver } from './checkReceiver.js'
import { transferLamports } from './instructions.js'
import { readRent, rentAddress } from './rent.js'
import type { PreparedTransfer, TransferParameters } from './types.js'

/**
 * Creates the instructions of a transfer of lamports or of a token. Includes the receiver's token account where that is
 * missing.
 *
 * @throws InvalidAddressError `solana/invalid-address`
 * @throws MintNotFoundError `solana/mint-not-found`
 * @throws TransferRefusedError `solana/transfer-refused`
 */
export async function prepareTransfer(
  runtime: Runtime,
  parameters: TransferParameters,
): Promise<PreparedTransfer> {
  const { network, payer, receiver, value, mint } = parameters
  if (mint !== undefined) {
    // With the hash that derives addresses, which transfers of SOL do not need.
    const { prepareTokenTransfer } = await importWithRetry(() => import('./token/prepareTokenTransfer.js'))
    return prepareTokenTransfer(runtime, { ...parameters, mint })
  }
  const [own, target, rent] = await readAccounts(runtime, network, [payer, receiver, rentAddress])
  checkReceiver(receiver, target)
  const reserve = readRent(rent, 0)
  const nativeBalance = own?.lamports ?? 0n
  return {
    instructions: [transferLamports({ from: payer, to: receiver, value })],
    balance: nativeBalance,
    nativeBalance,
    decimals: network.nativeCurrency.decimals,
    rent: 0n,
    reserve,
    minimum: target ? 0n : reserve,
    received: value,
    notes: [],
  }
}

/**
 * Throws when the sender holds less than the transfer sends, or sends less than the receiver's account needs.
 *
 * @throws InsufficientFundsError `solana/insufficient-funds`
 * @throws RentError `solana/below-rent`
 */
export function checkAmount({ balance, minimum }: PreparedTransfer, value: bigint): void {
  if (balance < value)
    throw new InsufficientFundsError({ details: `The account holds less than ${value} of it.` })
  if (value < minimum) throw new RentError({ minimum })
}
