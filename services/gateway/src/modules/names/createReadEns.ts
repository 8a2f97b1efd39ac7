import {
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  namehash,
  parseAbi,
  prepareEncodeFunctionData,
  toHex,
  trim,
} from 'viem'
import { packetToBytes } from 'viem/ens'
import type { Upstreams } from '../../nodes/createUpstreams.js'
import { type AskNode, createAskNode } from '../../providers/askNode.js'
import { type CallOutcome, callTogether } from '../../providers/readContracts.js'
import { shareRecent } from '../../providers/shareRecent.js'

/** A record of a name: an address, by SLIP-44 or ENSIP-11 coin type, or a text. */
export type EnsRecord = { readonly coinType: number } | { readonly key: string }

/** A record as a common call of a node gives it. Not `isKnown`: it has to be read alone, as records off the chain have. */
export type EnsAnswer = { readonly isKnown: boolean; readonly value?: string | undefined }

const unknown: EnsAnswer = { isKnown: false }
const absent: EnsAnswer = { isKnown: true }

/** The gateways that viem names for lookups off the chain. */
const gateways = ['x-batch-gateway:true'] as const
/** Selector of the error that names a source off the chain (ERC-3668). */
const offchainLookup = '0x556f1830'
/** Milliseconds for which answers are cached: less than a block of most chains. Records off the chain never are. */
const kept = { lifetime: 1000, maxKeys: 1000 } as const
/** Maximum characters of answers that are cached. */
const maxKept = 16_384
/** Records of a single Multicall3. */
const perCall = 24

const abi = parseAbi([
  'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
  'function reverseWithGateways(bytes, uint256, string[]) view returns (string, address, address)',
  'function addr(bytes32, uint256) view returns (bytes)',
  'function text(bytes32, string) view returns (string)',
])
// With their selectors, which viem would otherwise hash from the signatures for each record.
const resolve = prepareEncodeFunctionData({ abi, functionName: 'resolveWithGateways' })
const reverse = prepareEncodeFunctionData({ abi, functionName: 'reverseWithGateways' })
const addr = prepareEncodeFunctionData({ abi, functionName: 'addr' })
const text = prepareEncodeFunctionData({ abi, functionName: 'text' })

/** Reads of ENS by common calls of the node. Each function throws ProviderError when no node answers. */
export type ReadEns = {
  /** Reads records of a name: an answer for each. */
  readRecords(name: string, records: readonly EnsRecord[], signal: AbortSignal): Promise<readonly EnsAnswer[]>
  /** Reads the name that an address claims for Ethereum, which the name may not confirm. */
  readName(address: Hex, signal: AbortSignal): Promise<EnsAnswer>
}

/**
 * Creates the reads of ENS's Universal Resolver. The records of a name take one call of the node, where its chain has
 * Multicall3, and callers within a second share their answers.
 */
export function createReadEns(node: Upstreams, resolver: Hex): ReadEns {
  const share = shareRecent<readonly EnsAnswer[]>({
    ...kept,
    isKept: answers => answers.reduce((sum, { value = '' }) => sum + value.length, 0) <= maxKept,
  })
  return {
    readRecords: (name, records, signal) =>
      share(JSON.stringify([name, records]), signal, whole =>
        readRecords(createAskNode(node, whole), resolver, name, records),
      ),
    async readName(address, signal) {
      const read = (whole: AbortSignal) => readName(createAskNode(node, whole), resolver, address)
      const [answer = unknown] = await share(address.toLowerCase(), signal, read)
      return answer
    },
  }
}

async function readRecords(
  ask: AskNode,
  resolver: Hex,
  name: string,
  records: readonly EnsRecord[],
): Promise<readonly EnsAnswer[]> {
  const [encodedName, node] = [toHex(packetToBytes(name)), namehash(name)]
  const calls = records.map(record => {
    const data =
      'key' in record
        ? encodeFunctionData({ ...text, args: [node, record.key] })
        : encodeFunctionData({ ...addr, args: [node, BigInt(record.coinType)] })
    return { to: resolver, data: encodeFunctionData({ ...resolve, args: [encodedName, data, gateways] }) }
  })
  const outcomes = await callTogether(ask, calls, perCall)
  return records.map((record, index) =>
    toAnswer(outcomes[index], data => {
      const [found] = decodeFunctionResult({ abi, functionName: 'resolveWithGateways', data })
      if (found === '0x') return undefined
      if ('key' in record) return decodeFunctionResult({ abi, functionName: 'text', data: found })
      const address = decodeFunctionResult({ abi, functionName: 'addr', data: found })
      return address === '0x' || trim(address) === '0x00' ? undefined : address
    }),
  )
}

async function readName(ask: AskNode, resolver: Hex, address: Hex): Promise<readonly EnsAnswer[]> {
  const data = encodeFunctionData({ ...reverse, args: [address, 60n, gateways] })
  const outcomes = await callTogether(ask, [{ to: resolver, data }])
  return outcomes.map(outcome =>
    toAnswer(outcome, answer => {
      const [name] = decodeFunctionResult({ abi, functionName: 'reverseWithGateways', data: answer })
      return name
    }),
  )
}

/**
 * A revert with a reason means an absent record. Without one, another call may have used up the gas; and an answer in
 * another form may be that of an older resolver.
 */
function toAnswer(outcome: CallOutcome | undefined, decode: (data: Hex) => string | undefined): EnsAnswer {
  if (!outcome || outcome.returnData === '0x') return unknown
  if (!outcome.success) return outcome.returnData.startsWith(offchainLookup) ? unknown : absent
  try {
    return { isKnown: true, value: decode(outcome.returnData) || undefined }
  } catch {
    return unknown
  }
}
