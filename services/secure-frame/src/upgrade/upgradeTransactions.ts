import type { AccountContracts } from '@latchkit/secure-protocol/api/smartAccounts'
import type { Hex } from 'viem'
import { numberToHex } from 'viem/utils'
import type { Read } from '../rpc/createReads.js'
import { prepareTransaction } from '../rpc/prepareTransaction.js'
import { type AccountCall, encodeCalls } from '../smartAccount/executions.js'
import type { TransactionToSign } from '../wallet/signerMessages.js'

/** The delegate that removes a delegation (EIP-7702). */
const noDelegate: Hex = `0x${'0'.repeat(40)}`

type Account = {
  readonly read: Read
  readonly chainId: number
  /** Of the account of the key. */
  readonly address: Hex
}

/**
 * Prepares the transaction that makes all calls of the account of the key atomically: an ordinary transaction for a single
 * call, else a transaction of the account to itself.
 *
 * @param upgradeTo - contracts for an account that is ready: the same transaction upgrades it, even if its calls revert
 */
export function prepareBatch(
  { read, chainId, address }: Account,
  calls: readonly AccountCall[],
  upgradeTo: AccountContracts | undefined,
): Promise<TransactionToSign> {
  const [first] = calls
  if (first && calls.length === 1)
    return prepareTransaction(read, chainId, address, { ...first, value: numberToHex(first.value) })
  const request = { to: address, data: encodeCalls(calls) }
  return prepareTransaction(read, chainId, address, request, upgradeTo?.eip7702StatelessDeleGator)
}

/** Prepares the transaction that upgrades the account and does nothing else. */
export function prepareUpgrade(
  { read, chainId, address }: Account,
  { eip7702StatelessDeleGator }: AccountContracts,
): Promise<TransactionToSign> {
  return prepareTransaction(read, chainId, address, { to: address }, eip7702StatelessDeleGator)
}

/** Prepares the transaction that removes the code of the account, so that only its key controls it. */
export function prepareDowngrade({ read, chainId, address }: Account): Promise<TransactionToSign> {
  return prepareTransaction(read, chainId, address, { to: address }, noDelegate)
}
