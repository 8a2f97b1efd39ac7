import { z } from 'zod'
import { walletSchema } from '../src/modules/directory/loadWallets.js'
import { normalizeLink } from '../src/modules/directory/normalizeLink.js'
import { toLines } from './toLines.js'

const text = z.string().optional()
const texts = z.array(z.string()).default([])

const sourceSchema = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    rank: z.number(),
    walletConnectId: text,
    walletConnectIdAlternatives: z.array(z.object({ id: z.string() })).default([]),
    nameAliases: texts,
    homepage: text,
    rdns: text,
    rdnsAliases: texts,
    walletStandardName: text,
    solanaAdapterName: text,
    injectedFlags: texts,
    solanaInjectedFlags: texts,
    namespaces: texts,
    mobileLink: text,
    universalLink: text,
    desktopLink: text,
    webappLink: text,
    dappBrowserLink: text,
    appStore: text,
    playStore: text,
    chromeStore: text,
    firefoxStore: text,
    edgeStore: text,
    operaStore: text,
    web3icon: text,
    web3iconExchange: text,
  }),
)

/** Returns the text of `data/wallets.json`, ordered by rank, with links in their normal form and without unsafe ones. */
export function buildWallets(source: unknown): string {
  const wallets = sourceSchema.parse(source).toSorted((a, b) => a.rank - b.rank)
  return toLines(wallets.map(wallet => compact(walletSchema.parse(toEntry(wallet)))))
}

function toEntry(wallet: z.output<typeof sourceSchema>[number]) {
  const { slug, walletConnectId, web3icon, web3iconExchange } = wallet
  const link = (value: string | undefined) => (value === undefined ? undefined : normalizeLink(value))
  const store = (value: string | undefined) => value?.replace(/^http:/, 'https:')
  const flags = (namespace: string, names: readonly string[]) =>
    names.map(injectedId => ({ namespace, injectedId }))
  return {
    id: walletConnectId ?? slug,
    name: wallet.name,
    otherIds: wallet.walletConnectIdAlternatives.map(({ id }) => id),
    otherNames: wallet.nameAliases,
    imageId: walletConnectId ? slug : undefined,
    icon: web3icon ? `wallets/${web3icon}` : web3iconExchange ? `exchanges/${web3iconExchange}` : undefined,
    homepage: wallet.homepage,
    rdns: wallet.rdns,
    otherRdns: wallet.rdnsAliases,
    standardNames: [
      ...new Set([wallet.walletStandardName, wallet.solanaAdapterName].flatMap(name => name ?? [])),
    ],
    injected: [...flags('eip155', wallet.injectedFlags), ...flags('solana', wallet.solanaInjectedFlags)],
    namespaces: wallet.namespaces,
    mobileLink: link(wallet.mobileLink),
    universalLink: link(wallet.universalLink),
    desktopLink: link(wallet.desktopLink),
    webappLink: link(wallet.webappLink),
    browserLink: wallet.dappBrowserLink,
    appStore: store(wallet.appStore),
    playStore: store(wallet.playStore),
    chromeStore: store(wallet.chromeStore),
    firefoxStore: store(wallet.firefoxStore),
    edgeStore: store(wallet.edgeStore),
    operaStore: store(wallet.operaStore),
  }
}

function compact(entry: object): object {
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  )
}
