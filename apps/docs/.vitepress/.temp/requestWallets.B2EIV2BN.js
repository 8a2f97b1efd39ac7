import {
  t as GatewayNotConfiguredError,
  n as GatewayResponseError,
  i as toGatewayError,
} from './errors.DFfqEAYu.js'
import { s as custom, m as object, h as optional, v as refine } from './schemas.A5mWzwqY.js'
import { R as getGateway, Rt as isNamespace, X as normalizeWalletHref } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/wallets/lazy/requestWallets.js
/** Implements {@link fetchWallets}. */
async function requestWallets(client, parameters) {
  const gateway = getGateway(client)
  if (!gateway) throw new GatewayNotConfiguredError()
  const { page = 1, entries = 40, search, badge, signal } = parameters
  const list = parts => (parts?.length ? parts.join(',') : void 0)
  const call = gateway.http.get({
    path: 'getWallets',
    query: {
      page,
      entries,
      search: search?.slice(0, 100) || void 0,
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
    return {
      count,
      wallets: rows.map(row => toKnownWallet(row, gateway)),
    }
  } catch (error) {
    throw toGatewayError(error)
  }
}
var isText = value => typeof value === 'string'
var text = name => optional(custom(value => value === null || isText(value), `${name}: must be text or null`))
var filled = name =>
  custom(isText, `${name}: must be text`).check(refine(value => value !== '', `${name}: must not be empty`))
var texts = (name, problem) =>
  optional(
    custom(value => value === null || Array.isArray(value), `${name}: must be a list`).check(
      refine(value => value === null || value.every(isText), `${name}: ${problem}`),
    ),
  )
var createRowSchema = () =>
  object({
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
var createPageSchema = () =>
  object(
    {
      count: custom(
        value => Number.isSafeInteger(value) && Number(value) >= 0,
        'count: must be a whole number from 0',
      ),
      data: custom(Array.isArray, 'data: must be a list'),
    },
    'the answer must be an object',
  )
/**
 * Validates a response of `GET /getWallets`. A row that fails is left out and logged; the others are returned.
 *
 * @throws GatewayResponseError `gateway/invalid-response`
 */
function parseWalletPage(body, logger) {
  const page = createPageSchema().safeParse(body)
  if (!page.success)
    throw new GatewayResponseError({
      call: 'getWallets',
      problem: page.error.issues[0]?.message ?? 'is wrong',
    })
  const { count, data } = page.data
  const rowSchema = createRowSchema()
  return {
    count,
    rows: data.flatMap((value, index) => {
      const row = rowSchema.safeParse(value)
      if (row.success) return row.data
      const problems = row.error.issues.map(({ message }) => message)
      logger.warn('A wallet of the directory is left out', {
        index,
        problems,
      })
      return []
    }),
  }
}
/** Converts a row of the directory for the wallet list. Links that must never be opened are removed. */
function toKnownWallet(row, gateway) {
  const namespaces = [...new Set((row.chains ?? []).map(id => id.split(':')[0] ?? '').filter(isNamespace))]
  const safe = link => (link && normalizeWalletHref(link) ? link : void 0)
  const pattern = row.browser_link ?? void 0
  return {
    id: row.rdns ?? row.id,
    name: row.name,
    rdns: row.rdns ?? void 0,
    rdnsAliases: row.rdns_aliases ?? void 0,
    standardNames: row.standard_names ?? void 0,
    explorerId: row.id,
    iconUrl: row.image_id ? gateway.imageUrl(`getWalletImage/${encodeURIComponent(row.image_id)}`) : void 0,
    namespaces: namespaces.length > 0 ? namespaces : void 0,
    homepage: row.homepage ?? void 0,
    mobileLink: safe(row.mobile_link),
    universalLink: safe(row.link_mode),
    desktopLink: safe(row.desktop_link),
    webappLink: safe(row.webapp_link),
    browserLink: pattern && safe(pattern.split('{{')[0]) ? pattern : void 0,
    chromeStore: row.chrome_store ?? void 0,
    firefoxStore: row.firefox_store ?? void 0,
    edgeStore: row.edge_store ?? void 0,
    operaStore: row.opera_store ?? void 0,
    appStore: row.app_store ?? void 0,
    playStore: row.play_store ?? void 0,
  }
}

export { requestWallets }
