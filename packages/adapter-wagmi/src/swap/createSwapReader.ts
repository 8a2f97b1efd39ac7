import type { Network, ReadSwapParameters, SwapReader, SwapReading } from '@latchkit/core'
import { readCommands } from './readCommands.js'
import { readRouterCall } from './readRouterCall.js'
import { type Ask, simulateSwap } from './simulateSwap.js'
import { listSwapRouters } from './swapRouters.js'
import { native, type SwapContext, type SwapStep } from './types.js'

/** Returns the nodes that may simulate a call of an account. */
export type GetNodes = (from: string) => Promise<readonly Ask[]>

/**
 * Returns the reader of the swaps of a network. It loads with the preview of the first swap.
 */
export const createSwapReader = (network: Network, getNodes: GetNodes): SwapReader => ({
  routers: listSwapRouters(network),
  read: parameters => readSwap(getNodes, parameters),
})

/**
 * Reads the amounts that a call takes and gives. Undefined where it cannot read the call and does not simulate it, or
 * no node simulates it.
 */
async function readSwap(
  getNodes: GetNodes,
  { call, before = [], from, router, sold, bought }: Omit<ReadSwapParameters, 'network'>,
): Promise<SwapReading | undefined> {
  const lower = (token: string | undefined) => token?.toLowerCase() ?? native
  const tokens = { sold: lower(sold), bought: lower(bought) }
  const context: SwapContext = {
    ...tokens,
    account: from.toLowerCase(),
    router: router.address.toLowerCase(),
    wrapped: router.wrapped?.toLowerCase(),
  }
  const data = call.data.toLowerCase().slice(2)
  const steps = readRouterCall(data, context) ?? readCommands(data, context)
  if (steps) return sumUp(steps, context, call.value)
  if (router.unread !== 'simulate') return undefined
  for (const ask of await getNodes(from)) {
    const simulated = await simulateSwap(ask, { calls: [...before, call], from, ...tokens })
    if (simulated) return simulated
  }
  return undefined
}

/** Sums the amounts that the steps take from the account, and the minimum that they give it. */
function sumUp(
  steps: readonly SwapStep[],
  { account, sold, bought, wrapped }: SwapContext,
  value: bigint,
): SwapReading {
  const taken = steps.flatMap(({ takes }) => takes ?? [])
  const given = steps.flatMap(({ gives }) => gives ?? [])
  const sum = (rows: readonly bigint[]) => rows.reduce((total, amount) => total + amount, 0n)
  const paid = taken.filter(({ token }) => token === native)
  const others = taken.flatMap(({ token }) => (token === sold || token === native ? [] : [token]))
  // While the first step runs, a token can take the rest of the value. The second step would then pay with tokens.
  if (sold === native && paid.length > 1) others.push(wrapped ?? native)
  const spent = sum(taken.filter(({ token }) => token === sold).map(({ amount }) => amount))
  return {
    spends: sold === native && value > spent ? value : spent,
    receives: sum(
      given.filter(({ token, to }) => token === bought && to === account).map(({ least }) => least),
    ),
    others,
  }
}
