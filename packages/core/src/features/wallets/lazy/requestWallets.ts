import * as z from 'zod/mini'
import { isNamespace } from '../../../caip/isCaipNetworkId.js'
import { GatewayNotConfiguredError, GatewayResponseError, toGatewayError } from '../../../gateway/errors.js'
import { type Gateway, getGateway } from '../../../gateway/getGateway.js'
import type { Logger } from '../../../logger/createLogger.js'
import type { Client } from '../../../types/client.js'
import type { FetchWalletsParameters, WalletPage } from '../fetchWallets.js'
import { normalizeWalletHref } from '../links/normalizeWalletHref.js'
import type { KnownWallet } from '../types.js'

/** Implements {@link fetchWallets}. */
export async function requestWallets(
  client: Client,
  parameters: FetchWalletsParameters,
): Promise<WalletPage> {
  const gateway = getGateway(client)
  if (!gateway) throw new GatewayNotConfiguredError()
  const { page = 1, entries = 40, search, badge, signal } = parameters
  const list = (parts: readonly string[] | undefined) => (parts?.length ? parts.join(',') : undefined)
  const call = gateway.http.get({
    path: 'getWallets',
    query: {
      page,
      entries,
      search: search?.slice(0, 100) || undefined,
      include: list(parameters.include),
      exclude: list(parameters.exclude),
      chains: list(parameters.chains),
      names: list(parameters.names),
      rdns: list(parameters.rdns),
      badge,
      ...gateway.query,
    },
    signal,
  })
  try {
    const { count, rows } = parseWalletPage(await call, client.logger.child('gateway'))
    return { count, wallets: rows.map(row => toKnownWallet(row, gateway)) }
  } catch (error) {
    throw toGatewayError(error)
  }
}

// Created at first use, so that nothing runs when the module is imported. `z.custom` and `z.refine` are a third smaller
// than a schema of each type.
const isText = (value: unknown) => typeof value === 'string'
const text = (name: string) =>
  z.optional(
    z.custom<string | null>(value => value === null || isText(value), `${name}: must be text or null`),
  )
const filled = (name: string) =>
  z
    .custom<string>(isText, `${name}: must be text`)
    .check(z.refine(value => value !== '', `${name}: must not be empty`))
const texts = (name: string, problem: string) =>
  z.optional(
    z
      .custom<readonly string[] | null>(
        value => value === null || Array.isArray(value),
        `${name}: must be a list`,
      )
      .check(z.refine(value => value === null || value.every(isText), `${name}: ${problem}`)),
  )

const createRowSchema = () =>
  z.object({
    id: filled('id'),
    name: filled('name'),
    homepage: text('homepage'),
    image_id: text('image_id'),
    chains: texts('chains', 'must be CAIP-2 ids'),
    rdns: text('rdns'),
    rdns_aliases: texts('rdns_aliases', 'must be text'),
    standard_names: texts('standard_names', 'must be text'),
    mobile_link: text('mobile_link'),
    link_mode: text('link_mode'),
    desktop_link: text('desktop_link'),
    webapp_link: text('webapp_link'),
    browser_link: text('browser_link'),
    app_store: text('app_store'),
    play_store: text('play_store'),
    chrome_store: text('chrome_store'),
    firefox_store: text('firefox_store'),
    edge_store: text('edge_store'),
    opera_store: text('opera_store'),
  })

const createPageSchema = () =>
  z.object(
    {
      count: z.custom<number>(
        value => Number.isSafeInteger(value) && Number(value) >= 0,
        'count: must be a whole number from 0',
      ),
      data: z.custom<readonly unknown[]>(Array.isArray, 'data: must be a list'),
    },
    'the answer must be an object',
  )

/** A validated row of `GET /getWallets`. */
export type WalletRow = z.infer<ReturnType<typeof createRowSchema>>

/**
 * Validates a response of `GET /getWallets`. A row that fails is left out and logged; the others are returned.
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

/** Converts a row of the directory for the wallet list. Links that must never be opened are removed. */
export function toKnownWallet(row: WalletRow, gateway: Gateway): KnownWallet {
  const namespaces = [...new Set((row.chains ?? []).map(id => id.split(':')[0] ?? '').filter(isNamespace))]
  const safe = (link: string | null | undefined) => (link && normalizeWalletHref(link) ? link : undefined)
  const pattern = row.browser_link ?? undefined
  return {
    // The built-in list uses the rdns too, so that a wallet has the same id in both.
    id: row.rdns ?? row.id,
    name: row.name,
    rdns: row.rdns ?? undefined,
    rdnsAliases: row.rdns_aliases ?? undefined,
    standardNames: row.standard_names ?? undefined,
    explorerId: row.id,
    iconUrl: row.image_id
      ? gateway.imageUrl(`getWalletImage/${encodeURIComponent(row.image_id)}`)
      : undefined,
    namespaces: namespaces.length > 0 ? namespaces : undefined,
    homepage: row.homepage ?? undefined,
    mobileLink: safe(row.mobile_link),
    universalLink: safe(row.link_mode),
    desktopLink: safe(row.desktop_link),
    webappLink: safe(row.webapp_link),
    browserLink: pattern && safe(pattern.split('{{')[0]) ? pattern : undefined,
    chromeStore: row.chrome_store ?? undefined,
    firefoxStore: row.firefox_store ?? undefined,
    edgeStore: row.edge_store ?? undefined,
    operaStore: row.opera_store ?? undefined,
    appStore: row.app_store ?? undefined,
    playStore: row.play_store ?? undefined,
  }
}
