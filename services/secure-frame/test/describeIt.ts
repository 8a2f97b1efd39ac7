import { encodeAbiParameters, encodeFunctionData, type Hex, parseAbi, toHex } from 'viem'
import type { ApprovalText, Description } from '../src/approval/describeRequest.js'
import { writeText } from '../src/approval/writeText.js'
import { describeTransaction } from '../src/calls/describeTransaction.js'
import { FrameError } from '../src/FrameError.js'
import type { TransactionToSign } from '../src/wallet/signerMessages.js'

export const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const base: TransactionToSign = {
  chainId: 31337,
  nonce: 1,
  to: other,
  value: '0x0',
  data: '0x',
  gas: '0x5208',
  maxFeePerGas: '0x3b9aca00',
  maxPriorityFeePerGas: '0x0',
  accessList: [],
}

/** A node: the contracts that it has, what its tokens say, and what it simulates. */
export type Node = {
  code?: Record<string, string>
  decimals?: number
  symbol?: string
  simulated?: unknown
  called?: unknown
}

const nodeOf =
  ({ code = {}, decimals = 6, symbol = 'USD', simulated, called }: Node) =>
  async (_chain: string, method: string, params: unknown) => {
    const [first] = params as readonly [{ to: string; data: string } & string]
    if (method === 'eth_getCode') return code[first] ?? '0x'
    if (method === 'eth_simulateV1') {
      if (simulated) return simulated
      throw new FrameError(-32601, 'Method not found')
    }
    if (first.data === '0x313ce567' && first.to.toLowerCase() === token.toLowerCase())
      return toHex(decimals, { size: 32 })
    if (first.data === '0x95d89b41' && first.to.toLowerCase() === token.toLowerCase())
      return encodeAbiParameters([{ type: 'string' }], [symbol])
    if (called instanceof Error && 'gas' in first) throw called
    return '0x'
  }
export const describeIt = (changes: Partial<TransactionToSign>, node: Node = {}) =>
  describeTransaction(nodeOf(node), { ...base, ...changes }, account)
/** A text as English shows it, or the key of a translated one. */
export const textOf = (value: ApprovalText) => ('text' in value ? writeText(value.text, 'en') : value.key)
export const textsOf = ({ rows }: Description) => rows.map(({ value }) => textOf(value))
export const encode = (signature: string, args: readonly unknown[]) =>
  encodeFunctionData({ abi: parseAbi([`function ${signature}`] as readonly string[]), args } as never) as Hex
