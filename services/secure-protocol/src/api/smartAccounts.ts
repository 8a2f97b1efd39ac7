import * as z from 'zod/mini'
import type { Call } from './call.js'

const address = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/, 'must be an address')) as z.ZodMiniType<
  `0x${string}`,
  `0x${string}`
>

/** Addresses of the Delegation Framework 1.3.0 and its entry point 0.7 on a chain. */
export const accountContracts = z.strictObject({
  entryPoint: address,
  delegationManager: address,
  simpleFactory: address,
  hybridDeleGator: address,
  eip7702StatelessDeleGator: address,
})

/** Addresses of the Delegation Framework 1.3.0 and its entry point 0.7 on a chain. */
export type AccountContracts = z.output<typeof accountContracts>

/** Addresses of the caveat enforcers of the Delegation Framework 1.3.0 that permissions use, by name. */
export const permissionEnforcers = z.object({
  AllowedCalldataEnforcer: address,
  AllowedMethodsEnforcer: address,
  AllowedTargetsEnforcer: address,
  ERC20PeriodTransferEnforcer: address,
  ERC20StreamingEnforcer: address,
  ERC20TransferAmountEnforcer: address,
  ERC721TransferEnforcer: address,
  ExactCalldataEnforcer: address,
  LimitedCallsEnforcer: address,
  NativeTokenPeriodTransferEnforcer: address,
  NativeTokenStreamingEnforcer: address,
  NativeTokenTransferAmountEnforcer: address,
  RedeemerEnforcer: address,
  TimestampEnforcer: address,
  ValueLteEnforcer: address,
})

/** Smart account configuration of a chain in the frame. The site calls the bundler: the frame does not have its URL. */
export const smartAccountChain = z.strictObject({
  contracts: accountContracts,
  /** Set where they differ from the public ones. If the chain does not have them, its accounts do not grant permissions. */
  enforcers: z.optional(permissionEnforcers),
  /** keccak256 of the code of contracts and enforcers, by name. A contract with other code counts as missing. */
  codeHashes: z.optional(z.record(z.string(), z.string())),
  /** Whether accounts on this chain are upgraded in place (EIP-7702). */
  eip7702: z.boolean(),
})

/** Smart account configuration of a chain in the frame. */
export type SmartAccountChain = z.output<typeof smartAccountChain>

/** Bundler methods of ERC-7769 that the server forwards. */
export const bundlerMethods = [
  'eth_chainId',
  'eth_supportedEntryPoints',
  'eth_estimateUserOperationGas',
  'eth_sendUserOperation',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
] as const

/**
 * Calls the bundler of a chain (ERC-7769). Forwards the bundler's answer, including errors. Refused: NOT_FOUND for a chain
 * without smart accounts, RATE_LIMITED, BUNDLER_UNAVAILABLE when it does not answer; whether it received a sent operation
 * is then unknown.
 */
export const askBundler = {
  method: 'POST',
  path: '/v1/bundler',
  proof: 'session',
  body: z.strictObject({
    /** CAIP-2 id. */
    chain: z.string().check(z.maxLength(41)),
    method: z.enum(bundlerMethods),
    params: z.array(z.unknown()).check(z.maxLength(3)),
  }),
  answer: z.union([
    z.strictObject({ result: z.unknown() }),
    z.strictObject({
      error: z.strictObject({ code: z.int(), message: z.string(), data: z.optional(z.unknown()) }),
    }),
  ]),
} as const satisfies Call
