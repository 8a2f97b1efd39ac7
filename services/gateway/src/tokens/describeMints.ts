import type { AskNode } from '../providers/askNode.js'
import { type Mint, readMints } from '../solana/readMints.js'
import { cleanText } from './cleanText.js'

/** Name and symbol of a mint. */
export type MintName = { readonly name?: string | undefined; readonly symbol?: string | undefined }

/**
 * Reads the names of mints from their metadata, of Token-2022 or Metaplex. A mint without a name is absent.
 *
 * @throws ProviderError when no node answers
 */
export async function describeMints(
  ask: AskNode,
  mints: readonly string[],
): Promise<ReadonlyMap<string, MintName>> {
  return nameMints(await readMints(ask, mints))
}

/** Returns the names of mints that were read. */
export function nameMints(mints: ReadonlyMap<string, Mint>): ReadonlyMap<string, MintName> {
  return new Map(
    [...mints].flatMap(([mint, { metadata }]) =>
      metadata
        ? [[mint, { name: cleanText(metadata.name), symbol: cleanText(metadata.symbol) }] as const]
        : [],
    ),
  )
}

/** Returns the name and symbol of a mint. Falls back to its address. */
export function nameOfMint(
  mint: string,
  names: ReadonlyMap<string, MintName>,
): { readonly name: string; readonly symbol: string } {
  const short = `${mint.slice(0, 4)}…${mint.slice(-4)}`
  const { name = short, symbol = short } = names.get(mint) ?? {}
  return { name, symbol }
}
