import { coinOf, type Spends } from '@latchkit/secure-protocol/api/policy'
import type { Hex } from 'viem'
import { type Description, formatCoin, row } from '../approval/describeRequest.js'
import type { Read } from '../rpc/createReads.js'
import type { TransactionToSign } from '../wallet/signerMessages.js'
import { createFacts } from './createFacts.js'
import { describeStep } from './describeStep.js'
import { readCall } from './readCall.js'
import { type Estimate, simulate } from './simulate.js'
import type { StepDescription } from './types.js'

/** A description, and the most that the request can move. */
export type Measured = { readonly description: Description; readonly spends: Spends }

/**
 * Describes a transaction by its bytes, with the simulation of the site's node. The node provides the facts that the bytes
 * do not contain: the code at an address, and the metadata of a token that the wallet does not know.
 */
export async function describeTransaction(
  read: Read,
  transaction: TransactionToSign,
  account: Hex,
): Promise<Measured> {
  const { chainId, to, data, gas, maxFeePerGas } = transaction
  const value = BigInt(transaction.value)
  const facts = createFacts(read, chainId)
  const fee = BigInt(gas) * BigInt(maxFeePerGas)
  const [described, estimate] = await Promise.all([
    to === null
      ? describeCreation(chainId, value, data)
      : describeStep({ chainId, account, facts }, readCall({ to, value, data, caller: account })),
    simulate(read, facts, { chainId, account, calls: [{ ...transaction, value }] }),
  ])
  const { title, rows, warnings, isUnreadable, spends } = described
  return {
    description: {
      title,
      rows: [...rows, row('approval.fee', formatCoin(chainId, fee)), ...estimate.rows],
      warnings: [...warnings, ...toWarnings(estimate)],
      isUnreadable,
    },
    spends: spends && [...spends, { asset: coinOf(`eip155:${chainId}`), amount: String(fee) }],
  }
}

function toWarnings({ isFailing }: Estimate) {
  return isFailing ? (['warning.fails'] as const) : []
}

function describeCreation(chainId: number, value: bigint, data: Hex): StepDescription {
  return {
    title: 'title.call',
    rows: [
      { label: 'approval.to', value: { key: 'approval.createContract' } },
      row('approval.amount', formatCoin(chainId, value)),
      row('approval.data', data),
    ],
    warnings: ['warning.unreadable'],
    isUnreadable: true,
    spends: null,
  }
}
