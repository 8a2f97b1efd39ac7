import { setMaxListeners } from 'node:events'
import {
  BaseError,
  type Chain,
  type Client,
  ContractFunctionRevertedError,
  createClient,
  custom,
  type Hex,
  isHex,
  type Transport,
} from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import type { Upstreams } from '../../nodes/createUpstreams.js'
import { reasonOf } from '../../providers/askNode.js'
import { ProviderError } from '../../providers/providerError.js'
import { multicall3 } from '../../providers/readContracts.js'
import type { FetchRemote } from '../../remote/createFetchRemote.js'

/**
 * ENS reads for a single call of the gateway. Names are normalized. Records that are read at the same time are read by a
 * single call of the node, where its chain has Multicall3. Each function throws ProviderError.
 */
export type Ens = {
  /** By SLIP-44 or ENSIP-11 coin type. `undefined` when the name has no address for it. */
  readAddress(name: string, coinType: number): Promise<Hex | undefined>
  /** Reads the name that an address claims, which the name may not confirm. */
  readName(address: Hex): Promise<string | undefined>
  readText(name: string, key: string): Promise<string | undefined>
}

const limits = { maxBytes: 65_536, timeout: 5000 } as const
/** Maximum requests to gateways of names (ERC-3668) for a single call. A resolver could request more without end. */
const maxRequests = 24
/** Maximum URLs that are tried for a request. */
const maxUrls = 3
/** Maximum bytes of the records of a single Multicall3. A record has about 500. */
const maxBatch = 16_384
/** viem reads only the address of Multicall3 from it. */
const chain: Chain = {
  id: 1,
  name: 'ENS',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
  contracts: { multicall3: { address: multicall3 } },
}

/** Opens ENS for a single call. Requests to gateways of names go only through `fetchRemote`. */
export function openEns(parameters: {
  readonly node: Upstreams
  /** ENS's Universal Resolver. */
  readonly resolver: Hex
  readonly fetchRemote: FetchRemote
  readonly signal: AbortSignal
}): Ens {
  const { node, resolver: universalResolverAddress, fetchRemote, signal } = parameters
  // Each request of a record listens to it, and more than ten may be open: Node would report a leak.
  setMaxListeners(0, signal)
  let requests = 0
  let lost: ProviderError | undefined
  const options = {
    chain,
    transport: custom({ request: call => ask(node, call, signal) }, { retryCount: 0 }),
    ccipRead: {
      async request({ data, sender, urls }) {
        for (const url of urls.slice(0, maxUrls)) {
          if (++requests > maxRequests) break
          const isGet = url.includes('{data}')
          const address = url.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data)
          const body = isGet ? undefined : { data, sender }
          const answer = readAnswer(await fetchRemote(address, { ...limits, body, signal }))
          if (answer) return answer
        }
        lost = new ProviderError('no-answer', 'the gateway of a name gave no answer')
        throw lost
      },
    },
  } as const satisfies Parameters<typeof createClient>[0]
  const alone = createClient(options)
  const together = createClient({ ...options, batch: { multicall: { batchSize: maxBatch } } })
  /** Treats a revert as an absent record, unless a gateway without an answer caused it. */
  async function orUndefined<value>(work: Promise<value | null>): Promise<value | undefined> {
    try {
      const value = await work
      // viem treats some reverts as an absent record.
      if (value === null && lost) throw lost
      return value ?? undefined
    } catch (error) {
      if (error instanceof ProviderError) throw error
      const isRevert =
        error instanceof BaseError && error.walk(one => one instanceof ContractFunctionRevertedError)
      if (isRevert && !lost) return undefined
      throw lost ?? new ProviderError('no-answer', 'a name could not be read', { cause: error })
    }
  }
  /** Reads a record with others, and again alone where the common call says nothing about the record. */
  function readRecord<value>(read: (client: EnsClient) => Promise<value | null>): Promise<value | undefined> {
    const repeat = (error: unknown) => {
      if (lost || isAnswered(error)) throw error
      return read(alone)
    }
    return orUndefined(read(together).catch(repeat))
  }
  return {
    readAddress: (name, coinType) =>
      readRecord(client =>
        getEnsAddress(client, { name, coinType: BigInt(coinType), universalResolverAddress }),
      ),
    readName: address => orUndefined(getEnsName(alone, { address, universalResolverAddress })),
    readText: (name, key) =>
      readRecord(client => getEnsText(client, { name, key, universalResolverAddress })),
  }
}

type EnsClient = Client<Transport, Chain>

/**
 * Whether an error of a common call is that of the record: a resolver gives a reason, while a call that runs out of gas
 * because of another one has none. No record can be read where no node answers.
 */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const revert = error.walk(one => one instanceof ContractFunctionRevertedError)
  if (revert instanceof ContractFunctionRevertedError && (revert.raw ?? '0x') !== '0x') return true
  const failure = error.walk(one => one instanceof ProviderError)
  return failure instanceof ProviderError && failure.reason === 'no-answer'
}

/** Sends a request to a node. The data of a revert is part of the answer: it may name another source. */
async function ask(
  node: Upstreams,
  { method, params }: { readonly method: string; readonly params?: unknown },
  signal: AbortSignal,
): Promise<unknown> {
  const outcome = await node.ask(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), false, signal)
  if (outcome.kind !== 'answer' && outcome.kind !== 'soft') {
    if ('release' in outcome) outcome.release()
    throw new ProviderError('no-answer', `no node answered ${method}`)
  }
  outcome.release()
  const { value } = outcome
  if (typeof value === 'object' && value !== null && 'result' in value) return value.result
  const error = typeof value === 'object' && value !== null && 'error' in value ? value.error : undefined
  if (reasonOf(outcome) === 'no-answer') throw new ProviderError('no-answer', `no node answered ${method}`)
  throw Object.assign(new ProviderError('node-error', `a node answered ${method} with an error`), error)
}

function readAnswer(file: Awaited<ReturnType<FetchRemote>>): Hex | undefined {
  if (!file) return undefined
  const text = Buffer.from(file.body).toString('utf8')
  try {
    const json: unknown = JSON.parse(text)
    const data = typeof json === 'object' && json !== null && 'data' in json ? json.data : undefined
    return isHex(data) ? data : undefined
  } catch {
    return undefined
  }
}
