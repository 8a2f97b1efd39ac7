import { z } from 'zod'
import type { AskNode } from '../providers/askNode.js'
import { ProviderError } from '../providers/providerError.js'

/** A transaction that concerns an address. */
export type SignatureEntry = {
  readonly signature: string
  readonly slot: number
  /** Milliseconds since 1970. */
  readonly minedAt: number | null
  readonly isConfirmed: boolean
}

/** Signatures that were read of an address, newest first. */
export type SignatureList = {
  readonly entries: readonly SignatureEntry[]
  /** The oldest of them, even if its row was omitted. */
  readonly last: string | undefined
  /** Whether the node has none between the last signature and the end of the read. */
  readonly isWhole: boolean
}

/** Maximum that a node returns in a call. */
export const perPage = 1000

const signatureField = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{64,90}$/)
const entrySchema = z
  .object({
    signature: signatureField,
    slot: z.int().min(0),
    blockTime: z.number().min(0).max(1e11).nullish().catch(undefined),
    err: z.unknown().optional(),
  })
  .transform(({ signature, slot, blockTime, err }) => ({
    signature,
    slot,
    minedAt: blockTime == null ? null : blockTime * 1000,
    isConfirmed: err === null || err === undefined,
  }))

/**
 * Reads the signatures of an address, newest first: those after `until` and before `before`. Omits a row of another
 * form.
 *
 * @throws ProviderError when no node answers, or the answer is not a list
 */
export async function readSignatures(
  ask: AskNode,
  address: string,
  options: {
    readonly before?: string | undefined
    readonly until?: string | undefined
    /** Maximum pages. */
    readonly pages: number
  },
): Promise<SignatureList> {
  const entries: SignatureEntry[] = []
  let last = options.before
  for (let page = 0; page < options.pages; page++) {
    const asked = {
      commitment: 'confirmed',
      limit: perPage,
      ...(last !== undefined && { before: last }),
      ...(options.until !== undefined && { until: options.until }),
    }
    const answer = await ask('getSignaturesForAddress', [address, asked])
    if (!Array.isArray(answer)) {
      throw new ProviderError('bad-answer', 'getSignaturesForAddress: no list')
    }
    const list: readonly unknown[] = answer.slice(0, perPage)
    const read = list.flatMap(entry => {
      const parsed = entrySchema.safeParse(entry)
      return parsed.success ? [parsed.data] : []
    })
    entries.push(...read)
    const end = read.at(-1)?.signature
    if (list.length < perPage) return { entries, last: end ?? last, isWhole: true }
    // Without a cursor to continue from, the same page would repeat.
    if (end === undefined || end === last) {
      throw new ProviderError('bad-answer', 'getSignaturesForAddress: no signatures')
    }
    last = end
  }
  return { entries, last, isWhole: false }
}

const slotSchema = z.int().min(0)

/** Reads the last slot that no other branch of the chain can replace. */
export async function readFinalSlot(ask: AskNode): Promise<number> {
  const read = slotSchema.safeParse(await ask('getSlot', [{ commitment: 'finalized' }]))
  if (read.success) return read.data
  throw new ProviderError('bad-answer', 'getSlot: no number')
}

/** Programs whose accounts hold tokens. */
const programs = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const
const ownedSchema = z.object({ value: z.array(z.unknown()) })
const accountSchema = z.object({
  pubkey: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  account: z
    .object({ data: z.tuple([z.string().max(64)]).rest(z.unknown()) })
    .optional()
    .catch(undefined),
})

/**
 * Reads the addresses of an account's current token accounts, of both token programs, and the holding of each, in a
 * form that is only for comparison.
 */
export async function readTokenAccounts(ask: AskNode, account: string): Promise<ReadonlyMap<string, string>> {
  // The amount, which both programs have at the same offset.
  const options = { encoding: 'base64', dataSlice: { offset: 64, length: 8 }, commitment: 'confirmed' }
  const lists = await Promise.all(
    programs.map(programId => ask('getTokenAccountsByOwner', [account, { programId }, options])),
  )
  return new Map(
    lists.flatMap(list => {
      const read = ownedSchema.safeParse(list)
      if (!read.success) throw new ProviderError('bad-answer', 'getTokenAccountsByOwner: no list')
      return read.data.value.flatMap(entry => {
        const parsed = accountSchema.safeParse(entry)
        if (!parsed.success) return []
        return [[parsed.data.pubkey, parsed.data.account?.data[0] ?? ''] as const]
      })
    }),
  )
}
