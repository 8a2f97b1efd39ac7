import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { base58 } from '@scure/base'
import * as z from 'zod/mini'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import { readAccounts } from './createSolanaFacts.js'
import { programs } from './programs.js'
import type { SolanaMessage } from './readTransaction.js'

const genesisAnswer = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/))
const validity = z.object({ value: z.boolean() })

/**
 * Checks that messages can be executed on the cluster that the page names, and on no other: the site's own node has to have
 * the genesis hash of its CAIP-2 id, and each blockhash or durable nonce. Returns the CAIP-2 id of the genesis hash.
 *
 * @throws FrameError -32602 for a blockhash that is not valid there; -32603 for a node of another cluster
 */
export async function checkCluster(
  read: Read,
  chain: string,
  messages: readonly SolanaMessage[],
): Promise<string> {
  const [genesis, ...valid] = await Promise.all([
    read(chain, 'getGenesisHash', []),
    ...messages.map(message => isValid(read, chain, message)),
  ])
  const hash = z.safeParse(genesisAnswer, genesis)
  const id = hash.success ? `solana:${hash.data.slice(0, 32)}` : undefined
  // An id of another length is one of the site's own, such as that of a local cluster.
  if (id === undefined || (chain.length === id.length && chain !== id))
    throw new FrameError(
      rpcCodes.internal,
      `The node that the secure site has for ${chain} is of another one`,
    )
  if (!valid.every(Boolean))
    throw new FrameError(
      rpcCodes.invalidParams,
      `The blockhash of the transaction is not valid on ${chain}. Make it with a recent one of this network`,
    )
  return id
}

async function isValid(read: Read, chain: string, message: SolanaMessage): Promise<boolean> {
  const nonce = getNonceAccount(message)
  if (nonce !== undefined) {
    const [account] = await readAccounts(read, chain, [nonce])
    // Version, state, authority and value.
    const value = account?.owner === programs.system ? account.data.slice(40, 72) : new Uint8Array()
    if (base58.encode(value) === message.blockhash) return true
  }
  const options = { commitment: 'processed' }
  const answer = await read(chain, 'isBlockhashValid', [message.blockhash, options])
  return z.safeParse(validity, answer).data?.value === true
}

/**
 * The account of the durable nonce of a message, which its first instruction advances (4). Such a transaction does not
 * expire.
 *
 * @see https://solana.com/docs/core/transactions
 */
export function getNonceAccount({ instructions: [first], keys }: SolanaMessage): string | undefined {
  if (!first || keys[first.program] !== programs.system) return undefined
  const isAdvance =
    first.data.length === 4 && first.data[0] === 4 && first.data.slice(1).every(one => one === 0)
  return isAdvance ? keys[first.accounts[0] ?? -1] : undefined
}
