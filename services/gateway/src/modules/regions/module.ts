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
        'JSON, [where swaps and purchases are refused](#regions): `{"swaps":{"timeZones":[],"countries":["US"]}}`. Without it the built-in time zones',
      ),
    countryHeader: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
      .optional()
      .describe("header in which your proxy sends the caller's country, such as `cf-ipcountry`"),
  },
}

/** Refuses swaps and purchases by the region of a caller. */
export const regions = {
  name: 'regions',
  settings,
  open: async context => ({ routes: guardRegions(await createRegions(context.settings)) }),
} satisfies GatewayModule<typeof settings>
