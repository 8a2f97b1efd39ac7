import type { BuiltTransaction } from './api.js'
import { SwapRefusedError } from './errors.js'
import { readSwapAddress } from './swapAddress.js'
import type { SwapPreview } from './types.js'

/** The selector of `approve(address,uint256)`. */
const approveSelector = '0x095ea7b3'

type Swapped = Pick<SwapPreview, 'from' | 'network' | 'sourceToken' | 'toToken' | 'amount'>

/**
 * Returns the exchange that an approval is for.
 *
 * @throws SwapRefusedError `swap/refused`, where it is not an approval of the token that is sold by its owner
 */
export function checkApproval(tx: BuiltTransaction, swap: Swapped): string {
  const { to } = checkCommon(tx, swap)
  const data = tx.data.toLowerCase()
  const spender = `0x${data.slice(34, 74)}`
  need(isSame(to, tokenOf(swap)), 'The approval is not of the token that is sold.')
  need(!tx.value, 'The approval spends the currency of the network.')
  need(
    data.startsWith(`${approveSelector}${'0'.repeat(24)}`) && data.length === 138,
    'It is not an approval.',
  )
  need(!isOwn(spender, swap, []) && !/^0x0+$/.test(spender), 'The approval is for no exchange.')
  return spender
}

/** The call data of an approval of exactly an amount: what the gateway made may allow more. */
export const encodeApproval = (spender: string, amount: bigint): string =>
  `${approveSelector}${spender.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`

/**
 * Returns what a swap calls and pays. `spender` is the exchange that was approved, for tokens; `tokens` are CAIP-10 ids of
 * those that are known, none of which is an exchange.
 *
 * @throws SwapRefusedError `swap/refused`, where it is of another account, pays more than is sold, or calls something else
 */
export function checkSwap(
  tx: BuiltTransaction,
  {
    spender,
    tokens,
    ...swap
  }: Swapped & { readonly spender: string | undefined; readonly tokens: readonly (string | undefined)[] },
): { readonly to: string; readonly value: bigint } {
  const { to } = checkCommon(tx, swap)
  const sold = swap.sourceToken.address ? 0n : swap.amount
  // Some gateways leave it to the caller.
  const value = tx.value ?? sold
  need(value <= sold, 'It pays more than is sold.')
  need(
    spender === undefined || isSame(to, spender),
    'It does not call the exchange that may spend the token.',
  )
  need(!isOwn(to, swap, tokens), 'It calls a token or the account, and no exchange.')
  return { to, value }
}

function checkCommon({ from, to }: BuiltTransaction, swap: Swapped): { readonly to: string } {
  const { caipNetworkId } = swap.network
  need(isSame(readSwapAddress(from, caipNetworkId), swap.from), 'It is of another account.')
  const target = readSwapAddress(to, caipNetworkId)
  if (!target) throw new SwapRefusedError({ problem: 'It calls nothing on this network.' })
  return { to: target }
}

/** Whether an address is the account or one of the tokens: a call of a token could give it away. */
function isOwn(
  address: string,
  { from, sourceToken, toToken }: Swapped,
  tokens: readonly (string | undefined)[],
): boolean {
  return [from, sourceToken.address, toToken.address, ...tokens].some(own =>
    isSame(own?.split(':').at(-1), address),
  )
}

const tokenOf = ({ sourceToken }: Swapped) => sourceToken.address?.split(':').at(-1)

const isSame = (a: string | undefined, b: string | undefined) =>
  a !== undefined && a.toLowerCase() === b?.toLowerCase()

function need(isRight: boolean, problem: string): void {
  if (!isRight) throw new SwapRefusedError({ problem })
}
