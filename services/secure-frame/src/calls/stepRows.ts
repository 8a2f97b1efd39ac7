import type { Hex } from 'viem'
import { getAddress } from 'viem/utils'
import type { ApprovalKey } from '../approval/approvalTexts.js'
import { type ApprovalRow, row } from '../approval/describeRequest.js'
import type { Token } from './createFacts.js'
import { findContract, isKnownSymbol } from './knownContracts.js'
import type { StepContext } from './types.js'

/** An amount with the decimals of its token; with the number that is signed where only the token itself tells its decimals. */
export function amountRows(token: Token, amount: bigint): readonly ApprovalRow[] {
  if (token.kind !== 'amounts') return [row('approval.units', String(amount))]
  const text = [{ units: amount, decimals: token.decimals }, ` ${token.symbol}`]
  const units = token.isKnown ? [] : [row('approval.units', String(amount))]
  return [row('approval.amount', text), ...units]
}

/** An allowance of half of what its type holds, or more, counts as unlimited; Permit2 has 160 bits. */
export const unlimited = 2n ** 159n

/** A full address, with its name in the wallet's own list. */
export function addressText({ chainId }: StepContext, address: Hex): string {
  const name = findContract(chainId, address)
  return `${getAddress(address)}${name ? ` (${name})` : ''}`
}

/** A line with {@link addressText}. */
export function addressRow(context: StepContext, label: ApprovalRow['label'], address: Hex): ApprovalRow {
  return row(label, addressText(context, address))
}

/** Warnings of a token whose name and decimals come only from its contract, or cannot be read. */
export function warnOfToken(token: Token): readonly ApprovalKey[] {
  if (token.kind === 'none') return ['warning.unknownToken']
  if (token.kind !== 'amounts' || token.isKnown) return []
  return ['warning.tokenInTransit', ...(isKnownSymbol(token.symbol) ? (['warning.lookalike'] as const) : [])]
}
