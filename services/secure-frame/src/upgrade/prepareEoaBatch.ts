import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { Hex } from 'viem'
import { getAddress, numberToHex } from 'viem/utils'
import { type ApprovalRow, row } from '../approval/describeRequest.js'
import { callsCodes } from '../batches/readBatch.js'
import type { Batch, PreparedBatch } from '../batches/types.js'
import { describeBatch } from '../calls/describeBatch.js'
import { FrameError } from '../FrameError.js'
import type { RequestsParameters } from '../rpc/types.js'
import { decodeCalls } from '../smartAccount/executions.js'
import { refuseBypass } from '../smartAccount/refuseBypass.js'
import type { UpgradeState } from './createUpgrades.js'
import { OutdatedError, sendTransaction } from './sendTransaction.js'
import { prepareBatch } from './upgradeTransactions.js'

export type EoaBatchParameters = Pick<
  RequestsParameters,
  'read' | 'projectId' | 'upgrades' | 'accountChains'
> & {
  readonly batch: Pick<Batch, 'chainId' | 'calls' | 'isAtomicRequired'>
  /** The account of the key. */
  readonly address: Hex
  /** Addresses of the user's accounts. */
  readonly accounts: readonly string[]
  readonly signal: AbortSignal
  sent(): void
}

/**
 * Prepares a batch of the account of the key: a single transaction, which upgrades the account where it is ready
 * (EIP-7702). A single call does not need an upgrade. Bundlers are not called.
 *
 * @throws FrameError -32602 for calls that would bypass an approval; without atomic batches 5760 if the app requires them,
 *   else 4200
 */
export async function prepareEoaBatch(parameters: EoaBatchParameters): Promise<PreparedBatch> {
  const { read, projectId, upgrades, address, accounts, batch, signal } = parameters
  const { chainId, calls } = batch
  const contracts = parameters.accountChains?.[`eip155:${chainId}`]?.contracts
  for (const call of calls) refuseBypass({ kind: 'call', ...call }, { accounts, contracts })
  const isSingle = calls.length === 1
  const state = isSingle ? undefined : await upgrades.getState(address, chainId)
  if (state?.status === 'unsupported') throw refuse(state, batch.isAtomicRequired)
  const upgradeTo = state?.status === 'ready' ? state.contracts : undefined
  const transaction = await prepareBatch({ read, chainId, address }, calls, upgradeTo)
  const { gas, maxFeePerGas } = transaction
  return {
    account: address,
    ...(await describeBatch(read, {
      chainId,
      account: address,
      calls: isSingle ? calls : decodeCalls(transaction.data),
      fee: BigInt(gas) * BigInt(maxFeePerGas),
      notes: upgradeTo ? noteUpgrade(upgradeTo.eip7702StatelessDeleGator) : [],
    })),
    request: { kind: 'transaction', transaction },
    ...(upgradeTo && {
      refusal: new FrameError(callsCodes.upgradeRejected, 'User rejected the upgrade of the account'),
    }),
    send: (signed, { signAgain, keep }) =>
      sendTransaction({
        read,
        projectId,
        transaction,
        address,
        signed,
        signAgain,
        signal,
        sent: parameters.sent,
        keep: ({ hash, nonce }) => keep({ kind: 'transaction', hash, nonce: numberToHex(nonce) }),
        async check() {
          // Without its code the account would make no call, and the transaction would succeed.
          if (isSingle || upgradeTo || (await upgrades.isUpgraded(address, chainId))) return
          throw new OutdatedError('The account was turned back meanwhile')
        },
      }),
    again: error => (error instanceof OutdatedError ? prepareEoaBatch(parameters) : undefined),
  }
}

/** Rows of an approval about an upgrade: the contract, its purpose, and that it can be reverted. */
export function noteUpgrade(delegate: Hex): readonly ApprovalRow[] {
  return [
    { label: 'approval.upgrade', value: { key: 'upgrade.effect' } },
    row('approval.delegate', getAddress(delegate)),
  ]
}

function refuse({ reason }: Extract<UpgradeState, { status: 'unsupported' }>, isAtomicRequired: boolean) {
  const code = isAtomicRequired ? callsCodes.notAtomic : rpcCodes.unsupported
  return new FrameError(code, `The account cannot send several calls as one: ${reason}`)
}
