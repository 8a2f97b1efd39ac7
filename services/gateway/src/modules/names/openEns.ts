import { setMaxListeners } from 'node:events'
import { BaseError, ContractFunctionRevertedError, createClient, custom, type Hex, isHex } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import type { Upstreams } from '../../nodes/createUpstreams.js'
import { reasonOf } from '../../providers/askNode.js'
import { ProviderError } from '../../providers/providerError.js'
import type { FetchRemote } from '../../remote/createFetchRemote.js'
import type { EnsAnswer, EnsRecord, ReadEns } from './createReadEns.js'

/** Records of a name. A record that the common call does not give is read when a function requests it. */
export type EnsRecords = {
  /** By SLIP-44 or ENSIP-11 coin type. `undefined` when the name has no address for it. */
  readAddress(coinType: number): Promise<Hex | undefined>
  readText(key: string): Promise<string | undefined>
}

/** ENS reads for a single call of the gateway. Names are normalized. Each function throws ProviderError. */
export type Ens = {
  /** Reads the name that an address claims, which the name may not confirm. */
  readName(address: Hex): Promise<string | undefined>
  /** Reads records of a name by a single call of the node. */
  readRecords(name: string, records: readonly EnsRecord[]): Promise<EnsRecords>
}

const limits = { maxBytes: 65_536, timeout: 5000 } as const
/** Maximum requests to gateways of names (ERC-3668) for a single call. A resolver could request more without end. */
const maxRequests = 24
/** Maximum URLs that are tried for a request. */
const maxUrls = 3

/** Opens ENS for a single call. Requests to gateways of names go only through `fetchRemote`. */
export function openEns(parameters: {
  readonly node: Upstreams
  /** ENS's Universal Resolver. */
  readonly resolver: Hex
  readonly readEns: ReadEns
  readonly fetchRemote: FetchRemote
  readonly signal: AbortSignal
}): Ens {
  const { node, resolver: universalResolverAddress, readEns, fetchRemote, signal } = parameters
  // Each request of a record listens to it, and more than ten may be open: Node would report a leak.
  setMaxListeners(0, signal)
  let requests = 0
  let lost: ProviderError | undefined
  const client = createClient({
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
  })
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
  return {
    async readName(address) {
      const { isKnown, value } = await readEns.readName(address, signal)
      return isKnown ? value : orUndefined(getEnsName(client, { address, universalResolverAddress }))
    },
    async readRecords(name, records) {
      const answers = await readEns.readRecords(name, records, signal)
      const answerOf = (isWanted: (record: EnsRecord) => boolean): EnsAnswer =>
        answers[records.findIndex(isWanted)] ?? { isKnown: false }
      return {
        async readAddress(wanted) {
          const { isKnown, value } = answerOf(record => 'coinType' in record && record.coinType === wanted)
          const coinType = BigInt(wanted)
          if (isKnown) return isHex(value) ? value : undefined
          return orUndefined(getEnsAddress(client, { name, coinType, universalResolverAddress }))
        },
        async readText(key) {
          const { isKnown, value } = answerOf(record => 'key' in record && record.key === key)
          return isKnown ? value : orUndefined(getEnsText(client, { name, key, universalResolverAddress }))
        },
      }
    },
  }
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
