import * as z from 'zod/mini'

const transactionHash = z.string().check(z.regex(/^0x[\da-fA-F]{64}$/))
const signedMessage = z.string().check(z.regex(/^0x[\da-fA-F]{62,}$/))
const text = z.string().check(z.minLength(1))
const solanaSignature = z.object({ signature: text })

/** Results with a known shape. Other results may be anything. */
const resultByMethod: ReadonlyMap<string, z.core.$ZodType> = /*#__PURE__*/ new Map<string, z.core.$ZodType>([
  ['personal_sign', signedMessage],
  ['eth_signTypedData_v4', signedMessage],
  ['eth_sendTransaction', transactionHash],
  ['eth_sendRawTransaction', transactionHash],
  ['eth_sendUserOperation', transactionHash],
  ['wallet_sendCalls', z.object({ id: text })],
  ['solana_signMessage', solanaSignature],
  ['solana_signTransaction', z.object({ transaction: text, signature: z.optional(text) })],
  ['solana_signAllTransactions', z.object({ transactions: z.array(text) })],
  ['solana_signAndSendTransaction', solanaSignature],
])

/**
 * The schema of a method's result.
 *
 * @example
 * z.safeParse(getResultSchema('eth_sendTransaction'), hash)
 */
export function getResultSchema(method: string): z.core.$ZodType {
  return resultByMethod.get(method) ?? z.unknown()
}
