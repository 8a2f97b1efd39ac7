import type { BatchCall } from '../../../types/calls.js'
import type { SwapRouter } from '../../../types/network.js'
import type { SwapReader } from '../../../types/swap.js'
import { SwapRefusedError, SwapUnreadableError } from '../errors.js'
import { readSwapAddress } from '../swapAddress.js'
import type { SwapPreview } from '../types.js'
import type { BuiltTransaction } from './api.js'

/** The selector of `approve(address,uint256)`. */
const approveSelector = '0x095ea7b3'

type Swapped = Pick<SwapPreview, 'from' | 'network' | 'sourceToken' | 'toToken' | 'amount'>

/**
 * Returns the contract that an approval is for, which may spend for one of the routers.
 *
 * @throws SwapRefusedError `swap/refused`, where it is not an approval of the token that is sold by its owner
 */
export function checkApproval(
  tx: BuiltTransaction,
  swap: Swapped,
  { routers }: Pick<SwapReader, 'routers'>,
): string {
  const { to } = checkCommon(tx, swap)
  const data = tx.data.toLowerCase()
  const spender = `0x${data.slice(34, 74)}`
  need(isSame(to, addressOf(swap.sourceToken)), 'It approves another token.')
  need(!tx.value, 'The approval pays the network currency.')
  need(
    data.startsWith(`${approveSelector}${'0'.repeat(24)}`) && data.length === 138,
    'It is not an approval.',
  )
  need(
    routers.some(router => isSame(spenderOf(router), spender)),
    `It approves ${spender}, which is not a listed router.`,
  )
  return spender
}

/** The call data of an approval of exactly an amount: the approval of the gateway may allow more. */
export const encodeApproval = (spender: string, amount: bigint): string =>
  `${approveSelector}${spender.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`

/**
 * Returns the call of a swap. The gateway is not trusted: the call goes to a router of the network, pays exactly the sold
 * amount, takes nothing else from the account, and gives it at least `least` or reverts. `spender` is the approved spender,
 * for tokens; `before` are the calls of the same batch.
 *
 * @throws SwapRefusedError `swap/refused`, where it is not so
 * @throws SwapUnreadableError `swap/unreadable`, where that is not known
 */
export async function checkSwap(
  tx: BuiltTransaction,
  {
    spender,
    least,
    before,
    reader,
    ...swap
  }: Swapped & {
    readonly spender: string | undefined
    readonly least: bigint
    readonly before: readonly BatchCall[]
    readonly reader: SwapReader
  },
): Promise<{ readonly to: string; readonly value: bigint; readonly data: string }> {
  const { to } = checkCommon(tx, swap)
  const sold = swap.sourceToken.address ? 0n : swap.amount
  // Some gateways leave it to the caller.
  const value = tx.value ?? sold
  need(value === sold, 'It does not pay what is sold.')
  // A router can be listed twice, with other contracts that spend for it.
  const router = reader.routers.find(
    one => isSame(one.address, to) && (spender === undefined || isSame(spenderOf(one), spender)),
  )
  if (!router) throw new SwapRefusedError({ problem: `It calls ${to}, which is not a listed router.` })
  const call = { to, value, data: tx.data }
  const [from, bought] = [swap.from, addressOf(swap.toToken)]
  const reading = await reader.read({ call, before, from, router, sold: addressOf(swap.sourceToken), bought })
  if (reading) {
    const { spends, receives, others } = reading
    need(others.length === 0, `It takes other tokens: ${others}.`)
    need(spends <= swap.amount, 'It takes more than is sold.')
    need(receives >= least, 'It may give less than was shown.')
  } else if (router.unread !== 'send') throw new SwapUnreadableError({ router: to })
  return call
}

function checkCommon({ from, to }: BuiltTransaction, swap: Swapped): { readonly to: string } {
  const { caipNetworkId } = swap.network
  need(isSame(readSwapAddress(from, caipNetworkId), swap.from), 'It is of another account.')
  const target = readSwapAddress(to, caipNetworkId)
  if (!target) throw new SwapRefusedError({ problem: 'It calls nothing here.' })
  return { to: target }
}

const addressOf = ({ address }: Swapped['sourceToken']) => address?.split(':').at(-1)
const spenderOf = ({ address, spender = address }: SwapRouter) => spender

const isSame = (a: string | undefined, b: string | undefined) =>
  a !== undefined && a.toLowerCase() === b?.toLowerCase()

function need(isRight: boolean, problem: string): void {
  if (!isRight) throw new SwapRefusedError({ problem })
}
