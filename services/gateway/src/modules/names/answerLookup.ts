import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  encodePacked,
  type Hex,
  hexToBytes,
  keccak256,
  namehash,
  parseAbi,
  parseAbiParameters,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { CallRefused } from '../../callRefused.js'
import { isCoinTypeOf } from './coinTypes.js'
import type { RegisteredName, Registrar } from './createRegistrar.js'

/** Answers a lookup of a resolver (ERC-3668) with the argument of the resolver's callback. Throws CallRefused. */
export type AnswerLookup = (lookup: { readonly sender: Hex; readonly data: Hex }) => Promise<Hex>

/** Seconds that an answer is good for. */
const validity = 300

const resolveAbi = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)'])
const recordsAbi = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
])
const [addressAbi, coinAbi, textAbi] = [[recordsAbi[0]], [recordsAbi[1]], [recordsAbi[2]]] as const

/**
 * Creates the function that answers for the registered names, signed with the key that the resolver contract knows. A
 * signature is for one resolver, one request, and a limited time.
 */
export function createAnswerLookup(registrar: Registrar, signingKey: Hex): AnswerLookup {
  const signer = privateKeyToAccount(signingKey)
  return async ({ sender, data }) => {
    const { name, node, record } = readRequest(data)
    const owned = registrar.has(name) ? await registrar.find(name) : undefined
    if (name !== registrar.parent && !registrar.has(name))
      throw new CallRefused(404, 'data', 'is of a name that is not answered for here')
    if (namehash(name) !== node) throw new CallRefused(400, 'data', 'asks for two names')
    const result = toResult(owned, record)
    const expires = BigInt(Math.floor(Date.now() / 1000) + validity)
    const hash = keccak256(
      encodePacked(
        ['bytes2', 'address', 'uint64', 'bytes32', 'bytes32'],
        ['0x1900', sender, expires, keccak256(data), keccak256(result)],
      ),
    )
    const signature = await signer.sign({ hash })
    return encodeAbiParameters(parseAbiParameters('bytes, uint64, bytes'), [result, expires, signature])
  }
}

type Record = ReturnType<typeof decodeFunctionData<typeof recordsAbi>>

function readRequest(data: Hex): { readonly name: string; readonly node: Hex; readonly record: Record } {
  try {
    const [encoded, inner] = decodeFunctionData({ abi: resolveAbi, data }).args
    const record = decodeFunctionData({ abi: recordsAbi, data: inner })
    return { name: decodeDnsName(encoded), node: record.args[0], record }
  } catch (cause) {
    throw Object.assign(new CallRefused(400, 'data', 'is not a lookup that this gateway answers'), { cause })
  }
}

/** RFC 1035, as ENSIP-10 passes names. Throws RangeError. */
function decodeDnsName(encoded: Hex): string {
  const bytes = hexToBytes(encoded)
  const labels: string[] = []
  let at = 0
  while (bytes[at]) {
    const end = at + 1 + (bytes[at] ?? 0)
    labels.push(new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(at + 1, end)))
    at = end
  }
  if (at !== bytes.length - 1) throw new RangeError('the name has no end')
  return labels.join('.')
}

function toResult(owned: RegisteredName | undefined, { functionName, args }: Record): Hex {
  const account = owned?.account as Hex | undefined
  const addressAt = (coinType: bigint) =>
    owned && account && isCoinTypeOf(owned, coinType) ? account : undefined
  if (functionName === 'text') {
    const texts: { readonly [key: string]: string | null | undefined } = {
      avatar: owned?.avatar,
      description: owned?.bio,
    }
    return encodeFunctionResult({ abi: textAbi, result: texts[args[1]] ?? '' })
  }
  return args[1] === undefined
    ? encodeFunctionResult({ abi: addressAbi, result: addressAt(60n) ?? zeroAddress })
    : encodeFunctionResult({ abi: coinAbi, result: addressAt(args[1]) ?? '0x' })
}
