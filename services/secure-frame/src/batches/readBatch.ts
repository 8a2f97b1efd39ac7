import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { bytesToHex } from 'viem/utils'
import { FrameError } from '../FrameError.js'
import type { PaymasterService } from '../smartAccount/askPaymaster.js'
import type { AccountCall } from '../smartAccount/executions.js'
import type { Batch } from './types.js'

/** Codes of EIP-5792. */
export const callsCodes = {
  unsupportedCapability: 5700,
  duplicateId: 5720,
  unknownId: 5730,
  tooLarge: 5740,
  upgradeRejected: 5750,
  notAtomic: 5760,
} as const

/** Calls, and characters of them, that a batch has at most. */
const mostCalls = 100
const mostCharacters = 128 * 1024
/** Characters of an id at most: 4096 bytes in hex. */
const longestId = 8194

type Capabilities = { readonly [name: string]: unknown }

/** The parameter of `wallet_sendCalls`, its shape checked by the messages' schema. */
export type CallsRequest = {
  readonly version: string
  readonly id?: string | undefined
  readonly chainId?: string | undefined
  readonly from?: string | undefined
  readonly atomicRequired?: boolean | undefined
  readonly calls: readonly {
    readonly to?: string | undefined
    readonly data?: string | undefined
    readonly value?: string | undefined
    readonly capabilities?: Capabilities | undefined
  }[]
  readonly capabilities?: Capabilities | undefined
}

/**
 * Reads a batch as EIP-5792 2.0.0 has it. A capability that the wallet does not have is left out where it is optional.
 *
 * @throws FrameError -32602, 5700 for a capability that is required, 5740 for too many calls
 */
export function readBatch(request: CallsRequest): Batch {
  const { version, id, chainId = '', from, atomicRequired = false, calls } = request
  if (!/^2\./.test(version)) throw invalid('`version` is not 2.0.0')
  if (!/^0x[1-9a-f][\da-f]*$/i.test(chainId)) throw invalid('`chainId` is not hex without a leading zero')
  if (id !== undefined && id.length > longestId) throw invalid(`an id has at most ${longestId} characters`)
  if (calls.length === 0) throw invalid('there is no call')
  if (calls.length > mostCalls || JSON.stringify(calls).length > mostCharacters)
    throw new FrameError(callsCodes.tooLarge, `A batch has at most ${mostCalls} calls of 128 KiB`)
  const { paymasterService, ...capabilities } = request.capabilities ?? {}
  const required = [capabilities, ...calls.map(call => call.capabilities)].flatMap(listRequired)
  if (required.length > 0)
    throw new FrameError(
      callsCodes.unsupportedCapability,
      `The wallet does not have the capabilities: ${required.join(', ')}`,
    )
  return {
    id: id ?? bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    chainId: Number(chainId),
    from: from as Batch['from'],
    isAtomicRequired: atomicRequired,
    calls: calls.map(readCall),
    paymaster: paymasterService === undefined ? undefined : readPaymaster(paymasterService),
  }
}

function readCall({ to, data = '0x', value = '0x0' }: CallsRequest['calls'][number], index: number) {
  const name = `call ${index + 1}`
  if (to === undefined)
    throw invalid(`${name}: \`to\` is missing, and this wallet creates no contracts in one`)
  if (!/^0x[\da-f]{40}$/i.test(to)) throw invalid(`${name}: \`to\` is not 0x and 40 hex digits`)
  if (!/^0x([\da-f]{2})*$/i.test(data))
    throw invalid(`${name}: \`data\` is not 0x and an even number of digits`)
  if (!/^0x[\da-f]{1,64}$/i.test(value)) throw invalid(`${name}: \`value\` is not an amount of wei in hex`)
  return { to, data, value: BigInt(value) } as AccountCall
}

/** @see ERC-7677 */
function readPaymaster(asked: unknown): PaymasterService {
  const { url, context, optional } = (asked ?? {}) as { readonly [name: string]: unknown }
  if (typeof url !== 'string') throw invalid('`paymasterService` has no `url`')
  return { url, context, isOptional: optional === true }
}

function listRequired(capabilities: Capabilities = {}): readonly string[] {
  return Object.entries(capabilities).flatMap(([name, asked]) =>
    (asked as { readonly optional?: unknown } | null)?.optional === true ? [] : [name.slice(0, 64)],
  )
}

const invalid = (reason: string) => new FrameError(rpcCodes.invalidParams, `The batch is invalid: ${reason}`)
