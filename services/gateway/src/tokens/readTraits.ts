import { z } from 'zod'
import { cleanText } from './cleanText.js'

/** A property of an NFT, such as `Background`: `Blue`. */
export type Trait = { readonly name: string; readonly value: string }

/** Traits of an NFT that are sent. */
const maxTraits = 50
const traitSchema = z.object({
  trait_type: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  display_type: z.string().optional().catch(undefined),
})

/**
 * Reads `attributes` of a description, in the form of OpenSea and Metaplex: `trait_type`, `value` and `display_type`.
 * A malformed one is left out.
 *
 * @see https://docs.opensea.io/docs/metadata-standards
 */
export function readTraits(attributes: unknown): readonly Trait[] {
  if (!Array.isArray(attributes)) return []
  return attributes.slice(0, maxTraits).flatMap((attribute): Trait[] => {
    const { data } = traitSchema.safeParse(attribute)
    const name = data && cleanText(data.trait_type)
    const value = data && cleanText(toText(data))
    return name && value ? [{ name, value }] : []
  })
}

function toText({ value, display_type: type }: z.output<typeof traitSchema>): string {
  // In seconds since 1970.
  const date = type === 'date' && typeof value === 'number' ? new Date(value * 1000) : undefined
  return date && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : String(value)
}
