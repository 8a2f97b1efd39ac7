import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { Hex } from 'viem'
import { getAddress } from 'viem/utils'
import { coinOf } from '../../api/policy.js'
import type { Prepared } from '../approval/approveRequest.js'
import { type ApprovalRow, formatCoin, row } from '../approval/describeRequest.js'
import { FrameError } from '../FrameError.js'
import type { RequestsParameters } from '../rpc/createRequests.js'
import { noteUpgrade } from './prepareEoaBatch.js'
import { sendTransaction } from './sendTransaction.js'
import { prepareDowngrade, prepareUpgrade } from './upgradeTransactions.js'

export type UpgradeChangeParameters = Pick<RequestsParameters, 'read' | 'projectId' | 'upgrades'> & {
  readonly chainId: number
  /** The account of the key. */
  readonly address: Hex
  readonly signal: AbortSignal
  sent(): void
}

/** What an upgrade, or turning it back, answers once it is on the chain. */
export type ChangedUpgrade = {
  readonly hash: Hex
  /** Whether the account runs the contract of the site now: what was sent may not be on the chain yet. */
  readonly isUpgraded: boolean
}

/**
 * Prepares the upgrade of the account of the key, with nothing else in its transaction.
 *
 * @throws FrameError 4200 where the account cannot be upgraded, or is
 */
export async function prepareUpgradeAlone(parameters: UpgradeChangeParameters): Promise<Prepared> {
  const { upgrades, address, chainId } = parameters
  const state = await upgrades.getState(address, chainId)
  if (state.status !== 'ready') {
    const reason = state.status === 'supported' ? 'It is upgraded' : state.reason
    throw new FrameError(rpcCodes.unsupported, `The account is not upgraded here: ${reason}`)
  }
  const { contracts } = state
  const transaction = await prepareUpgrade({ ...parameters }, contracts)
  return prepare(parameters, 'title.upgrade', transaction, noteUpgrade(contracts.eip7702StatelessDeleGator))
}

/**
 * Prepares turning the account of the key back, whichever contract it runs: a transaction to itself after which it has no
 * code. No method of pages leads here, only the kit's settings; the user approves it all the same.
 *
 * @throws FrameError 4200 where the account has no code
 */
export async function prepareTurningBack(parameters: UpgradeChangeParameters): Promise<Prepared> {
  const { upgrades, address, chainId } = parameters
  const delegate = await upgrades.getDelegate(address, chainId)
  if (!delegate) throw new FrameError(rpcCodes.unsupported, 'The account is not upgraded on this network')
  const transaction = await prepareDowngrade(parameters)
  return prepare(parameters, 'title.downgrade', transaction, [
    { label: 'approval.downgrade', value: { key: 'downgrade.effect' } },
    row('approval.delegate', getAddress(delegate)),
  ])
}

function prepare(
  parameters: UpgradeChangeParameters,
  title: 'title.upgrade' | 'title.downgrade',
  transaction: Awaited<ReturnType<typeof prepareDowngrade>>,
  notes: readonly ApprovalRow[],
): Prepared {
  const { address, chainId, upgrades } = parameters
  const fee = BigInt(transaction.gas) * BigInt(transaction.maxFeePerGas)
  return {
    account: address,
    description: {
      title,
      rows: [...notes, row('approval.fee', formatCoin(chainId, fee))],
      ...{ warnings: [], isUnreadable: false },
    },
    request: { kind: 'transaction', transaction },
    spends: [{ asset: coinOf(`eip155:${chainId}`), amount: String(fee) }],
    async finish(signed, signAgain): Promise<ChangedUpgrade> {
      const { hash, included } = await sendTransaction({
        ...{ ...parameters, transaction, signed, signAgain },
        check: async () => {},
        keep: async () => {},
      })
      await included
      return { hash, isUpgraded: await upgrades.isUpgraded(address, chainId) }
    },
  }
}
