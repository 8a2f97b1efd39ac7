import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { coinOf } from '@latchkit/secure-protocol/api/policy'
import type { Hex } from 'viem'
import { getAddress } from 'viem/utils'
import { formatCoin, row } from '../approval/describeRequest.js'
import type { Prepared } from '../approval/types.js'
import { FrameError } from '../FrameError.js'
import type { RequestsParameters } from '../rpc/types.js'
import { OutdatedError, sendTransaction } from './sendTransaction.js'
import { prepareDowngrade } from './upgradeTransactions.js'

export type TurningBackParameters = Pick<RequestsParameters, 'read' | 'projectId' | 'upgrades'> & {
  readonly chainId: number
  /** The account of the key. */
  readonly address: Hex
  readonly signal: AbortSignal
  sent(): void
}

/** Answer of the downgrade, when it is on the chain or after 120 s. */
export type TurnedBack = {
  readonly hash: Hex
  /** Whether the account runs a contract still: the transaction may come later. */
  readonly isUpgraded: boolean
}

/**
 * Prepares turning the account of the key back, whichever contract it runs: a transaction to itself after which it has no
 * code. No method of pages leads here, only the kit's settings; the user approves it all the same.
 *
 * @throws FrameError 4200 where the account has no code
 */
export async function prepareTurningBack(parameters: TurningBackParameters): Promise<Prepared> {
  const { upgrades, address, chainId } = parameters
  const readDelegate = () => upgrades.getDelegate(address, chainId)
  const delegate = await readDelegate()
  if (!delegate) throw new FrameError(rpcCodes.unsupported, 'The account is not upgraded on this network')
  const transaction = await prepareDowngrade(parameters)
  const fee = BigInt(transaction.gas) * BigInt(transaction.maxFeePerGas)
  return {
    account: address,
    description: {
      title: 'title.downgrade',
      rows: [
        { label: 'approval.downgrade', value: { key: 'downgrade.effect' } },
        row('approval.delegate', getAddress(delegate)),
        row('approval.fee', formatCoin(chainId, fee)),
      ],
      warnings: [],
      isUnreadable: false,
    },
    request: { kind: 'transaction', transaction },
    spends: [{ asset: coinOf(`eip155:${chainId}`), amount: String(fee) }],
    async finish(signed, signAgain): Promise<TurnedBack> {
      const { hash, included } = await sendTransaction({
        ...parameters,
        transaction,
        signed,
        signAgain,
        check: async () => {},
        keep: async () => {},
      })
      await included
      // It was sent, even if the node returns an error now.
      return { hash, isUpgraded: (await readDelegate().catch(() => delegate)) !== undefined }
    },
    again: error => (error instanceof OutdatedError ? prepareTurningBack(parameters) : undefined),
  }
}
