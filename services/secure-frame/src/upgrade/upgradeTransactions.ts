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
 * Prepares the transaction that makes all calls of the account of the key or none of them: an ordinary transaction for a
 * single call, else one of the account to itself.
 *
 * @param upgradeTo - contracts of an account that is ready: the same transaction upgrades it. It does so even where its calls
 * revert
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

/** Prepares the transaction after which the account has no code, whatever it ran, and is that of its key alone. */
export function prepareDowngrade({ read, chainId, address }: Account): Promise<TransactionToSign> {
  return prepareTransaction(read, chainId, address, { to: address }, noDelegate)
}
