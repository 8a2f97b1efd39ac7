import { z } from 'zod'

const names = [
  'MODAL_OPEN',
  'MODAL_CLOSE',
  'SWAP_SUCCESS',
  'SWAP_ERROR',
  'SWAP_APPROVAL_ERROR',
  'SOCIAL_LOGIN_SUCCESS',
  'SEND_INITIATED',
  'SEND_SUCCESS',
  'SEND_ERROR',
] as const
const value = z.union([z.string().max(512, 'must have at most 512 characters'), z.number(), z.boolean()], {
  error: 'must be a text, a number, true or false',
})
const properties = z
  .record(z.string().max(64), value, { error: 'must be an object' })
  .refine(entries => Object.keys(entries).length <= 32, 'must have at most 32 entries')

// A query or a fragment may hold a token or an e-mail address.
const page = z
  .url({ protocol: /^https?$/, error: 'must be an http: or https: URL' })
  .max(2048, 'must have at most 2048 characters')
  .refine(text => !/[?#]/.test(text), 'must have no query and no fragment')

/** Body of `POST /e`. */
export const eventSchema = z.strictObject({
  eventId: z.uuid('must be a UUID'),
  url: page,
  domain: z
    .string({ error: 'must be a host name' })
    .regex(/^[a-zA-Z0-9.[\]:-]{1,253}$/, 'must be a host name'),
  /** Milliseconds since 1970. */
  timestamp: z.int('must be milliseconds since 1970').min(0, 'must be milliseconds since 1970'),
  props: z.strictObject(
    {
      type: z.literal('track', { error: 'must be track' }),
      event: z.enum(names, { error: `must be one of ${names.join(', ')}` }),
      properties: properties.optional(),
    },
    { error: issue => (issue.code === 'unrecognized_keys' ? undefined : 'must be an object') },
  ),
})

/** An event that a page sends. */
export type AnalyticsEvent = z.output<typeof eventSchema>

/** Body of `POST /batch`. */
export const batchSchema = z
  .array(eventSchema, { error: 'must be an array of events' })
  .min(1, 'must have at least one event')
  .max(100, 'must have at most 100 events')
