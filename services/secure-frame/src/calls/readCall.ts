import type { Hex } from 'viem'
import { callReaders } from './callReaders.js'
import { decodeArguments } from './readSignature.js'
import type { Call, Step } from './types.js'

/** Calls within calls that are followed, and calls in all. What is beyond is unknown, and shown as bytes. */
export const mostDepth = 5
export const mostCalls = 64

/**
 * Decodes a call and its inner calls from the bytes alone. A call that it cannot decode fully is `unknown`; it never throws.
 */
export function readCall(call: Call): Step {
  let left = mostCalls
  const follow = (one: Call, depth: number): Step => {
    const unknown: Step = { call: one, action: { kind: 'unknown' }, steps: [] }
    if (one.data === '0x' && !one.isDelegate) return { ...unknown, action: { kind: 'send' } }
    const known = callReaders.get(one.data.slice(0, 10).toLowerCase() as Hex)
    const values = known && decodeArguments(known.inputs, `0x${one.data.slice(10)}`)
    const found = values && attempt(() => known.reader(values, one))
    if (!found) return unknown
    const calls = found.calls ?? []
    left -= calls.length
    if (depth >= mostDepth || left < 0) return unknown
    return { call: one, action: found.action, steps: calls.map(inner => follow(inner, depth + 1)) }
  }
  return follow(call, 0)
}

/** A step and all within it, in the order of their calls. */
export function flatten(step: Step): readonly Step[] {
  return [step, ...step.steps.flatMap(flatten)]
}

function attempt<result>(act: () => result): result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
