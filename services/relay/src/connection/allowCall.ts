import { countRefusal, RpcError, refuseCall } from '../rpc/rpcError.js'
import { type Budget, charge, refill } from './budgets.js'
import { closeConnection } from './send.js'
import type { Connection, RelayNode } from './types.js'

/** Messages that a call handles, and bytes that it reads or answers, that count as an additional call. */
const messagesPerCall = 16
const bytesPerCall = 4_096

/**
 * Charges a call and returns whether the client may make it now. A client that continues to call after a whole `burst`
 * of refusals is disconnected. A refusal for its key does not charge other clients at the same address.
 */
export function allowCall(node: RelayNode, connection: Connection, id: string): boolean {
  const { budget: own, addressBudget: address } = connection
  charge(own, 1)
  if (own.calls >= 0) charge(address, 1)
  const exceeded = own.calls < 0 ? own : address.calls < 0 ? address : undefined
  if (!exceeded) {
    connection.refusals = 0
    return true
  }
  connection.refusals += 1
  if (connection.refusals > node.limits.burst) endFlood(node, connection)
  else refuseCall(node, connection, id, rateExceeded(exceeded))
  return false
}

/**
 * Charges a frame by its size, before it is parsed: parsing takes longer than many calls. A frame below 4 KiB is part
 * of its call. Returns false when the client owes more than a whole burst of calls; it is then disconnected.
 */
export function allowFrame(node: RelayNode, connection: Connection, bytes: number): boolean {
  const calls = Math.floor(bytes / bytesPerCall)
  if (calls === 0 || !chargeBoth(connection, calls)) return true
  endFlood(node, connection)
  return false
}

/**
 * Charges a ping or a pong, which only the protocol answers. A client that floods the relay with them is disconnected.
 */
export function chargeControl(node: RelayNode, connection: Connection): void {
  if (chargeBoth(connection, 1 / messagesPerCall)) endFlood(node, connection)
}

/** Disconnects a client and stops reading from it: a flood continues until its socket has closed. */
function endFlood(node: RelayNode, connection: Connection): void {
  countRefusal(node, 'rate-exceeded')
  closeConnection(node, connection, 1008, 'Limit exceeded: rate')
  connection.socket.pause()
}

/** Data that was read or answered for a client. */
type Work = { readonly messages: number; readonly bytes: number }

/**
 * Charges the work of a call, so that a short frame cannot cause much work again and again.
 *
 * @throws RpcError when the client owes more than a whole burst of calls
 */
export function chargeWork(node: RelayNode, connection: Connection, work: Work): void {
  const calls = toCalls(work)
  node.counts.work += calls
  const exceeded = chargeBoth(connection, calls)
  if (exceeded) throw rateExceeded(exceeded)
}

/** Returns whether the relay may read the mailbox of the client now. */
export function mayPull({ budget, addressBudget }: Connection): boolean {
  refill(budget)
  refill(addressBudget)
  return budget.pulls > 0 && addressBudget.pulls > 0
}

/**
 * Charges the messages that were read to be pushed: a client that refuses pushes and subscribes again gets them again.
 * Separate from calls, so that a peer with many messages for a client does not cause refusals of that client's calls.
 */
export function chargePull(node: RelayNode, connection: Connection, work: Work): void {
  const calls = toCalls(work)
  node.counts.pulled += calls
  connection.budget.pulls -= calls
  connection.addressBudget.pulls -= calls
}

/** Charges a client and its address. Returns the budget that owes more than a whole burst. */
function chargeBoth({ budget, addressBudget }: Connection, calls: number): Budget | undefined {
  return charge(budget, calls) ? (charge(addressBudget, calls) ? undefined : addressBudget) : budget
}

function toCalls({ messages, bytes }: Work): number {
  return messages / messagesPerCall + bytes / bytesPerCall
}

function rateExceeded({ rate }: Budget): RpcError {
  return new RpcError('rate-exceeded', `Limit exceeded: ${rate} calls per second`)
}
