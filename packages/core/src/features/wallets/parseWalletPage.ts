import * as z from 'zod/mini'
import { GatewayResponseError } from '../../gateway/errors.js'
import type { Logger } from '../../logger/createLogger.js'

// Made when they are needed: nothing runs when the module is imported.
const text = (name: string) => z.nullish(z.string(`${name}: must be text or null`))
const filled = (name: string) =>
  z.string(`${name}: must be text`).check(z.minLength(1, `${name}: must not be empty`))

const createRowSchema = () =>
  z.object({
    id: filled('id'),
    name: filled('name'),
    homepage: text('homepage'),
    image_id: text('image_id'),
    chains: z.nullish(z.array(z.string('chains: must be CAIP-2 ids'), 'chains: must be a list')),
    rdns: text('rdns'),
    rdns_aliases: z.nullish(z.array(z.string('rdns_aliases: must be text'), 'rdns_aliases: must be a list')),
    standard_names: z.nullish(
      z.array(z.string('standard_names: must be text'), 'standard_names: must be a list'),
    ),
    mobile_link: text('mobile_link'),
    link_mode: text('link_mode'),
    desktop_link: text('desktop_link'),
    webapp_link: text('webapp_link'),
    browser_link: text('browser_link'),
    app_store: text('app_store'),
    play_store: text('play_store'),
    chrome_store: text('chrome_store'),
    firefox_store: text('firefox_store'),
  })

const createPageSchema = () =>
  z.object(
    {
      count: z
        .int('count: must be a whole number')
        .check(z.nonnegative('count: must be a whole number from 0')),
      data: z.array(z.unknown(), 'data: must be a list'),
    },
    'the answer must be an object',
  )

/** One row of `GET /getWallets`, as checked. */
export type WalletRow = z.infer<ReturnType<typeof createRowSchema>>

/**
 * Checks an answer of `GET /getWallets`. A row that is wrong is left out and logged, so that one does not hide the
 * others.
 *
 * @throws GatewayResponseError `gateway/invalid-response`
 */
export function parseWalletPage(
  body: unknown,
  logger: Logger,
): { readonly count: number; readonly rows: readonly WalletRow[] } {
  const page = createPageSchema().safeParse(body)
  if (!page.success)
    throw new GatewayResponseError({
      call: 'getWallets',
      problem: page.error.issues[0]?.message ?? 'is wrong',
    })
  const { count, data } = page.data
  const rowSchema = createRowSchema()
  const rows = data.flatMap((value, index) => {
    const row = rowSchema.safeParse(value)
    if (row.success) return row.data
    const problems = row.error.issues.map(({ message }) => message)
    logger.warn('A wallet of the directory is left out', { index, problems })
    return []
  })
  return { count, rows }
}
