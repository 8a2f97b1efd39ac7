import {
  concatHex,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  parseAbi,
  parseAbiParameters,
  size,
  slice,
} from 'viem'

/** A call that a smart account makes. */
export type AccountCall = {
  readonly to: Hex
  /** Wei. */
  readonly value: bigint
  readonly data: Hex
}

const executeAbi = parseAbi([
  'struct Execution { address target; uint256 value; bytes callData; }',
  'function execute(bytes32 mode, bytes executionCalldata) payable',
  'function execute(Execution execution) payable',
])
const executeByMode = [executeAbi[0]] as const
const executions = parseAbiParameters('(address target, uint256 value, bytes callData)[]')

// The first byte is the call type: single or batch. The second is the handling of a failed call: 0 reverts all calls.
const singleMode: Hex = `0x${'00'.repeat(32)}`
const batchMode: Hex = `0x01${'00'.repeat(31)}`

/**
 * Encodes the call data of an operation that makes calls atomically.
 *
 * @throws RangeError without a call
 * @see ERC-7579, `execute`
 */
export function encodeCalls(calls: readonly AccountCall[]): Hex {
  const [first] = calls
  if (!first) throw new RangeError('there is no call')
  return calls.length === 1 ? encodeSingle(first) : encodeBatch(calls)
}

/**
 * Decodes the calls of {@link encodeCalls}. Rejects data with any other possible reading: a user who sees these calls
 * approves these bytes, and no other reading of them.
 *
 * @throws RangeError for other call data, also for a batch whose calls may fail one by one
 */
export function decodeCalls(callData: Hex): readonly AccountCall[] {
  const plain = callData.toLowerCase() as Hex
  const { calls, encoded } = read(plain)
  if (calls.length === 0 || encoded !== plain)
    throw new RangeError('the call data is not that of calls of the account')
  return calls
}

function read(callData: Hex): { calls: readonly AccountCall[]; encoded: Hex } {
  try {
    const { args } = decodeFunctionData({ abi: executeAbi, data: callData })
    if (args.length === 1) {
      const call = toCall(args[0])
      return { calls: [call], encoded: encodeShort(call) }
    }
    const [mode, data] = args
    if (mode === batchMode) {
      const calls = decodeAbiParameters(executions, data)[0].map(toCall)
      return { calls, encoded: encodeBatch(calls) }
    }
    if (mode !== singleMode) throw new RangeError('the mode is not known')
    const call = {
      to: slice(data, 0, 20),
      value: BigInt(slice(data, 20, 52)),
      data: size(data) > 52 ? slice(data, 52) : '0x',
    } as const
    return { calls: [call], encoded: encodeSingle(call) }
  } catch (cause) {
    throw new RangeError('the call data is not that of calls of the account', { cause })
  }
}

type Execution = { readonly target: Hex; readonly value: bigint; readonly callData: Hex }

const toCall = ({ target, value, callData }: Execution): AccountCall => ({
  to: target,
  value,
  data: callData,
})
const toExecution = ({ to, value, data }: AccountCall): Execution => ({
  target: to,
  value,
  callData: data,
})

function encodeSingle({ to, value, data }: AccountCall): Hex {
  const packed = concatHex([encodePacked(['address', 'uint256'], [to, value]), data])
  return encodeFunctionData({ abi: executeByMode, args: [singleMode, packed] })
}

function encodeBatch(calls: readonly AccountCall[]): Hex {
  const data = encodeAbiParameters(executions, [calls.map(toExecution)])
  return encodeFunctionData({ abi: executeByMode, args: [batchMode, data] })
}

/** The short form of a single call, which other kits use. */
function encodeShort(call: AccountCall): Hex {
  return encodeFunctionData({ abi: [executeAbi[1]], args: [toExecution(call)] })
}
