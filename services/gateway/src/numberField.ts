import { z } from 'zod'

/**
 * A number, or its decimal digits as text. `z.coerce.number` would also take lists, booleans, null, an empty text and other
 * notations.
 */
export const numberField = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^\d{1,30}(?:\.\d{1,30})?$/)
      .transform(Number),
  ],
  'must be a number',
)
