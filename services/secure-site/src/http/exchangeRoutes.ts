import type { Call } from '@latchkit/secure-protocol/api/call'
import * as calls from '@latchkit/secure-protocol/api/exchange'
import * as exchanges from '../auth/exchange.js'
import type { CallHandler, CallInput, CallParts } from './answerCall.js'

type Add = <call extends Call>(call: call, handle: CallHandler<call>) => void

/** Calls of one address in an hour. Offices share one. */
const callsPerAddress = 3_000
/** Calls of one session in an hour: a window asks each second until the frame has offered the request. */
const callsPerSession = 600

/** Adds the calls by which the frame and a window of this site meet that have no other way to each other. */
export function addExchangeRoutes({ context }: CallParts, add: Add): void {
  /** Bounded by the address first: it alone is not of the caller's choosing. */
  const bound = async ({ caller, session }: Pick<CallInput<Call>, 'caller' | 'session'>) => {
    const { charge } = context.limits
    await charge('hour', { key: `exchange:${caller.address}`, limit: callsPerAddress })
    await charge('hour', { key: `exchange:${session().sessionId}`, limit: callsPerSession })
    return session()
  }
  add(calls.offerExchange, async input => {
    await exchanges.offerExchange(context, await bound(input), input.body)
    return {}
  })
  add(calls.takeExchange, async input => exchanges.takeExchange(context, await bound(input), input.body.id))
  add(calls.answerExchange, async input => {
    await exchanges.answerExchange(context, await bound(input), input.body)
    return {}
  })
  add(calls.waitForExchange, async input => {
    const caller = await bound(input)
    return context.wakes.hold(input.caller.address, () =>
      exchanges.waitForExchange(context, caller, input.body, input.signal),
    )
  })
  add(calls.endExchange, async input => {
    await exchanges.endExchange(context, await bound(input), input.body.id)
    return {}
  })
}
