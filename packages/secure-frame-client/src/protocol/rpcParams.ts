import * as z from 'zod/mini'

const hex = z.string().check(z.regex(/^0x[\da-fA-F]*$/))
/** Whole bytes: encoders put a digit before an odd number of them, which makes other bytes than the displayed ones. */
const bytes = z.string().check(z.regex(/^0x(?:[\da-fA-F]{2})*$/))
const evmAddress = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/))
const word = z.string().check(z.regex(/^0x[\da-fA-F]{64}$/))
const quantity = z.string().check(z.regex(/^0x[\da-fA-F]{1,32}$/))
const text = z.string().check(z.minLength(1))

/** Without `authorizationList` and blobs, which apps do not need. */
const transaction = z.strictObject({
  from: z.optional(evmAddress),
  to: z.optional(z.nullable(evmAddress)),
  data: z.optional(bytes),
  input: z.optional(bytes),
  value: z.optional(hex),
  gas: z.optional(hex),
  gasLimit: z.optional(hex),
  gasPrice: z.optional(hex),
  maxFeePerGas: z.optional(hex),
  maxPriorityFeePerGas: z.optional(hex),
  nonce: z.optional(hex),
  chainId: z.optional(z.union([hex, z.int()])),
  type: z.optional(hex),
  accessList: z.optional(z.array(z.strictObject({ address: evmAddress, storageKeys: z.array(word) }))),
})

/** ERC-7769, for entry point 0.7. The frame adds the signature. */
const userOperation = z.strictObject({
  sender: evmAddress,
  nonce: z.string().check(z.regex(/^0x[\da-fA-F]{1,64}$/)),
  callData: bytes,
  factory: z.optional(evmAddress),
  factoryData: z.optional(bytes),
  callGasLimit: quantity,
  verificationGasLimit: quantity,
  preVerificationGas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
  paymaster: z.optional(evmAddress),
  paymasterData: z.optional(bytes),
  paymasterVerificationGasLimit: z.optional(quantity),
  paymasterPostOpGasLimit: z.optional(quantity),
  signature: z.optional(bytes),
})

const startsWith0x = z.string().check(z.startsWith('0x'))
const capabilities = z.optional(z.record(z.string(), z.unknown()))

const calls = z.strictObject({
  version: z.string(),
  id: z.optional(text),
  chainId: z.optional(hex),
  from: z.optional(evmAddress),
  atomicRequired: z.optional(z.boolean()),
  calls: z.array(
    z.strictObject({
      to: z.optional(startsWith0x),
      data: z.optional(startsWith0x),
      value: z.optional(hex),
      capabilities,
    }),
  ),
  capabilities,
})

/** Commitments of Solana, including the renamed ones. */
export const preflightCommitments = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
] as const

const pubkey = z.optional(text)
const sendOptions = z.strictObject({
  skipPreflight: z.optional(z.boolean()),
  preflightCommitment: z.optional(z.enum(preflightCommitments)),
  maxRetries: z.optional(z.int().check(z.minimum(0))),
  minContextSlot: z.optional(z.int().check(z.minimum(0))),
})

const anyParams = z.optional(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]))

/** Parameters of the methods that the user approves. Other methods accept any array or object. */
const paramsByMethod: ReadonlyMap<string, z.core.$ZodType> = /*#__PURE__*/ new Map<string, z.core.$ZodType>([
  ['personal_sign', z.tuple([z.string(), evmAddress], z.string())],
  ['eth_signTypedData_v4', z.tuple([evmAddress, z.union([text, z.record(z.string(), z.unknown())])])],
  ['eth_sendTransaction', z.tuple([transaction])],
  ['eth_sendUserOperation', z.tuple([userOperation, evmAddress])],
  ['wallet_sendCalls', z.tuple([calls])],
  ['solana_signMessage', z.strictObject({ message: text, pubkey })],
  ['solana_signTransaction', z.strictObject({ transaction: text, pubkey })],
  [
    'solana_signAllTransactions',
    z.strictObject({ transactions: z.array(text).check(z.minLength(1)), pubkey }),
  ],
  [
    'solana_signAndSendTransaction',
    z.strictObject({ transaction: text, pubkey, options: z.optional(sendOptions) }),
  ],
])

/**
 * The schema of a method's parameters.
 *
 * @example
 * z.safeParse(getParamsSchema('personal_sign'), params)
 */
export function getParamsSchema(method: string): z.core.$ZodType {
  return paramsByMethod.get(method) ?? anyParams
}
