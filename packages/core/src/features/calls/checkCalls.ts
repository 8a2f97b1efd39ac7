import type { BatchCall, CallsBatch, CallsCapabilities } from '../../types/calls.js'
import { CallsError, invalidCalls, notAtomic, tooLarge, unsupportedCapability } from './errors.js'

/** Calls, and characters of them, that are sent as separate transactions at most. */
const mostCalls = 100
const mostCharacters = 128 * 1024
/** Characters of an id at most: 4096 bytes in hex. */
const longestId = 8194

/**
 * Checks the batch of an app.
 *
 * @throws CallsError `calls/invalid`
 */
export function checkCalls({ calls, id }: Pick<CallsBatch, 'calls' | 'id'>): void {
  if (!Array.isArray(calls) || calls.length === 0) throw invalid('There is no call.')
  if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > longestId))
    throw invalid(`An id has 1 to ${longestId} characters.`)
  for (const [index, { to, data, value }] of (calls as readonly BatchCall[]).entries()) {
    const name = `Call ${index + 1}`
    if (to !== undefined && !/^0x[\da-fA-F]{40}$/.test(to))
      throw invalid(`${name}: \`to\` is not 0x and 40 hex digits.`)
    if (data !== undefined && !/^0x([\da-fA-F]{2})*$/.test(data))
      throw invalid(`${name}: \`data\` is not 0x and an even number of hex digits.`)
    if (to === undefined && (data ?? '0x') === '0x')
      throw invalid(`${name}: \`to\` is absent, and so is \`data\`.`)
    if (value !== undefined && (typeof value !== 'bigint' || value < 0n || value >> 256n))
      throw invalid(`${name}: \`value\` is not a bigint of wei.`)
  }
}

const invalid = (reason: string) => new CallsError(invalidCalls, { reason })

/** Whether a batch needs a wallet that knows batches: it has to be atomic, or asks for a capability that is not optional. */
export function findRequirement({
  calls,
  atomicRequired,
  capabilities,
}: Pick<CallsBatch, 'calls' | 'atomicRequired' | 'capabilities'>): CallsError | undefined {
  // A transaction is atomic.
  if (atomicRequired && calls.length > 1) return new CallsError(notAtomic)
  const required = [capabilities, ...calls.map(call => call.capabilities)].flatMap(listRequired)
  return required.length > 0
    ? new CallsError(unsupportedCapability, { reason: `It needs ${required.join(', ')}.` })
    : undefined
}

function listRequired(capabilities: CallsCapabilities = {}): readonly string[] {
  return Object.entries(capabilities).flatMap(([name, asked]) => (asked?.optional === true ? [] : [name]))
}

/**
 * Checks a batch that is to be sent as separate transactions.
 *
 * @throws CallsError `calls/not-atomic`, `calls/capability-not-supported`, `calls/too-large`
 */
export function checkSequence(batch: CallsBatch): void {
  const requirement = findRequirement(batch)
  if (requirement) throw requirement
  const { calls } = batch
  const text = JSON.stringify(calls, (_, part) => (typeof part === 'bigint' ? part.toString(16) : part))
  if (calls.length > mostCalls || text.length > mostCharacters)
    throw new CallsError(tooLarge, { reason: `At most ${mostCalls} calls of 128 KiB are sent one by one.` })
}
