import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { base58, base64 } from '@scure/base'
import * as z from 'zod/mini'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import { isTokenProgram } from './programs.js'

/** An account of the chain. */
export type ChainAccount = { readonly owner: string; readonly data: Uint8Array }

/** Facts about token accounts from the site's endpoints. They only supplement the bytes; the functions never reject. */
export type SolanaFacts = {
  tokenAccount(address: string): Promise<{ readonly mint: string; readonly owner: string } | undefined>
  decimals(mint: string): Promise<number | undefined>
}

const accountsAnswer = z.object({
  value: z.array(z.nullable(z.object({ owner: z.string(), data: z.tuple([z.string()], z.unknown()) }))),
})

/**
 * Reads accounts of a chain; `undefined` for an account that does not exist.
 *
 * @throws FrameError for a node that does not answer, or answers something else
 */
export async function readAccounts(
  read: Read,
  chain: string,
  addresses: readonly string[],
): Promise<readonly (ChainAccount | undefined)[]> {
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const answer = z.safeParse(accountsAnswer, await read(chain, 'getMultipleAccounts', [addresses, options]))
  if (!answer.success) throw new FrameError(rpcCodes.internal, 'The node returned an invalid response')
  return answer.data.value.map(account =>
    account ? { owner: account.owner, data: base64.decode(account.data[0]) } : undefined,
  )
}

export function createSolanaFacts(read: Read, chain: string): SolanaFacts {
  const asked = new Map<string, Promise<ChainAccount | undefined>>()
  /** An account of a token program with the given size; each is requested once. */
  async function readOwned(address: string, least: number): Promise<Uint8Array | undefined> {
    const found =
      asked.get(address) ??
      readAccounts(read, chain, [address])
        .then(([account]) => account)
        .catch(() => undefined)
    asked.set(address, found)
    const account = await found
    return account && isTokenProgram(account.owner) && account.data.length >= least ? account.data : undefined
  }
  return {
    async tokenAccount(address) {
      const data = await readOwned(address, 165)
      return data && { mint: base58.encode(data.slice(0, 32)), owner: base58.encode(data.slice(32, 64)) }
    },
    async decimals(mint) {
      return (await readOwned(mint, 82))?.[44]
    },
  }
}
