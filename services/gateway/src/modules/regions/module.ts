import { z } from 'zod'
import type { GatewayModule } from '../../gatewayModule.js'
import { createRegions } from './createRegions.js'
import { guardRegions } from './guardRegions.js'

/** Where a feature is refused. */
const restriction = z.strictObject({
  timeZones: z.array(z.string()).optional(),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'must be a country code such as CN')).optional(),
})

const settings = {
  fields: {
    restrictions: z
      .partialRecord(z.enum(['onramp', 'swaps']), restriction)
      .optional()
      .describe(
        'JSON: {"swaps":{"timeZones":["Asia/Shanghai"],"countries":["CN"]}}, where calls are refused',
      ),
    countryHeader: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
      .optional()
      .describe('header with the country of a caller, set by your proxy'),
  },
}

/** Refuses swaps and purchases by the region of a caller. */
export const regions = {
  name: 'regions',
  settings,
  open: async context => ({ routes: guardRegions(await createRegions(context.settings)) }),
} satisfies GatewayModule<typeof settings>
