import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import {
  concat,
  createPublicClient,
  encodeAbiParameters,
  type Hex,
  http,
  isAddressEqual,
  isHex,
  parseAbi,
} from 'viem'
import { formatUserOperation, type RpcUserOperation, toPackedUserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { LocalStackError } from '../localStackError.js'
import { portOffset } from '../portOffset.js'
import type { SmartAccountContracts } from './deploySmartAccounts.js'
import { serviceAccounts } from './serviceAccounts.js'

export type Paymaster = {
  readonly url: string
  stop(): Promise<void>
}

/** Sponsor of ERC-7677: an image of 96 × 96. */
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle cx="48" cy="48" r="48" fill="#0a7"/></svg>'
const icon = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

type StartPaymasterParameters = {
  readonly chains: readonly { readonly id: number; readonly rpcUrl: string }[]
  readonly contracts: Pick<SmartAccountContracts, 'entryPoint07' | 'verifyingPaymaster'>
  /** 0 for a free one. Default: 4339 plus `LATCHKIT_PORT_OFFSET`. */
  readonly port?: number | undefined
}

const paymasterAbi = parseAbi([
  'struct PackedUserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'function getHash(PackedUserOperation userOp, uint48 validUntil, uint48 validAfter) view returns (bytes32)',
])

/** For how long a signature is good, in seconds. */
const lifetime = 600

/**
 * Placeholder for a signature while gas is estimated: an address can be recovered from it, whatever was signed, since r is on the
 * curve (it is that of the generator), and few of its bytes are zero, which cost less.
 */
export const stubSignature: Hex = `0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f817987${'a'.repeat(63)}1b`

const maxBytes = 65_536

class Refusal extends RangeError {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Starts a paymaster service (ERC-7677) for the local chains: `pm_getPaymasterStubData` and `pm_getPaymasterData` for
 * operations of entry point 0.7. It pays for all of them, except where `context` is `{ sponsor: false }`, with its `reason`
 * as the message of the error.
 */
export async function startPaymaster(parameters: StartPaymasterParameters): Promise<Paymaster> {
  const { chains, contracts, port = 4339 + portOffset() } = parameters
  const signer = privateKeyToAccount(serviceAccounts().sponsor.privateKey)
  const paymaster = contracts.verifyingPaymaster

  async function pay(method: unknown, params: unknown): Promise<unknown> {
    const isStub = method === 'pm_getPaymasterStubData'
    if (!isStub && method !== 'pm_getPaymasterData')
      throw new Refusal(-32601, `The method ${String(method)} is not known here.`)
    const [operation, entryPoint, chainId, context] = Array.isArray(params) ? params : []
    const chain = chains.find(({ id }) => isHex(chainId) && id === Number(chainId))
    if (!chain) throw new Refusal(-32602, `The chain ${String(chainId)} is not one of the local chains.`)
    if (!isHex(entryPoint) || !isAddressEqual(entryPoint, contracts.entryPoint07))
      throw new Refusal(-32602, `Only operations of the entry point ${contracts.entryPoint07} are paid for.`)
    if (context?.sponsor === false)
      throw new Refusal(-32000, String(context.reason ?? 'This paymaster does not pay for the operation.'))
    const client = createPublicClient({ transport: http(chain.rpcUrl) })
    const { timestamp } = await client.getBlock()
    const until = Number(timestamp) + lifetime
    const period = encodeAbiParameters([{ type: 'uint48' }, { type: 'uint48' }], [until, 0])
    const stub = concat([period, stubSignature])
    if (isStub)
      return {
        sponsor: { name: 'Latchkit Local', icon },
        paymaster,
        paymasterData: stub,
        paymasterPostOpGasLimit: '0x0',
      }
    const sponsored: RpcUserOperation<'0.7'> = { ...operation, paymaster, paymasterData: stub }
    const packed = toPackedUserOperation(formatUserOperation(sponsored))
    const hash = await client.readContract({
      address: paymaster,
      abi: paymasterAbi,
      functionName: 'getHash',
      args: [{ ...packed, signature: '0x' }, until, 0],
    })
    const signature = await signer.signMessage({ message: { raw: hash } })
    return { paymaster, paymasterData: concat([period, signature]) }
  }

  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'access-control-allow-headers': 'content-type' }).end()
      return
    }
    const answer = { jsonrpc: '2.0', id: null as unknown }
    try {
      const { id, method, params } = await readCall(request)
      answer.id = id
      Object.assign(answer, { result: await pay(method, params) })
    } catch (error) {
      const code = error instanceof Refusal ? error.code : -32602
      Object.assign(answer, { error: { code, message: error instanceof Error ? error.message : 'failed' } })
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  const listening = once(server, 'listening')
  server.listen(port, '127.0.0.1')
  await listening.catch(cause => {
    throw new LocalStackError('local-stack/port-in-use', `Port ${port} of the paymaster is in use.`, {
      port,
      cause,
    })
  })
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
    async stop() {
      server.closeAllConnections()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}

async function readCall(
  request: IncomingMessage,
): Promise<{ id?: unknown; method?: unknown; params?: unknown }> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > maxBytes) throw new Refusal(-32600, `A request has at most ${maxBytes} bytes.`)
    parts.push(part)
  }
  const call: unknown = JSON.parse(Buffer.concat(parts).toString())
  return typeof call === 'object' && call !== null ? call : {}
}
