import type { BatchCall, Client } from '@latchkit/core'
import { getCallsStatus, getCapabilities, showCallsStatus } from '@latchkit/core/calls'
import type { UseSendCallsReturnType } from '@latchkit/react'
import { type LabActions, LabInputError } from './labAction'

/** Batches of calls by the kit, which wallets without EIP-5792 get one by one. */
export function batchActions(client: Client, sendCalls: UseSendCallsReturnType): LabActions {
  const send = (input: string, atomicRequired: boolean) =>
    sendCalls({ calls: readCalls(input), atomicRequired }).then(({ id }) => id)
  return {
    'send-batch': input => send(input, false),
    'send-atomic-batch': input => send(input, true),
    'batch-status': id => getCallsStatus(client, { id }),
    'show-batch': id => showCallsStatus(client, { id }),
    'batch-capabilities': () => getCapabilities(client),
  }
}

/** Pairs of a receiver and an amount in wei, with call data after a colon: `0x…:0xa9059cbb 0`. */
function readCalls(input: string): readonly BatchCall[] {
  const words = input.trim().split(/\s+/)
  if (words.length % 2 === 1) throw new LabInputError('pairs of a receiver and an amount in wei')
  return words.flatMap((word, index) => {
    if (index % 2 === 1) return []
    const [to, data] = word.split(':')
    return [{ to, data, value: BigInt(words[index + 1] ?? 0) }]
  })
}
