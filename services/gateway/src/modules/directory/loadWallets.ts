import { z } from 'zod'
import { isCaip2 } from '../../chains/loadChains.js'
import { loadEntries } from '../../loadEntries.js'
import { normalizeLink } from './normalizeLink.js'

const link = z.string().transform((text, context) => {
  const normal = normalizeLink(text)
  if (normal !== undefined) return normal
  context.addIssue({
    code: 'custom',
    message: 'must be a link such as wallet:// or https://wallet.example (http: on this machine only)',
  })
  return z.NEVER
})
const page = z.url({ protocol: /^https?$/, error: 'must be an http: or https: URL' })
const store = z.url({ protocol: /^https$/, error: 'must be an https: URL' })
const id = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/, 'must be of letters, digits, dots, hyphens and underscores')
const rdns = z
  .string()
  .regex(/^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/, 'must be a reverse domain name such as com.example.wallet')
const namespace = z.string().regex(/^[-a-z0-9]{3,8}$/, 'must be a CAIP-2 namespace such as eip155')

/** A wallet in `data/wallets.json` or the deployer's `WALLETS_FILE`. The order of the file is the order of the list. */
export const walletSchema = z.strictObject({
  id,
  name: z.string().trim().min(1).max(100),
  /** Other ids that identify it, in `include`, `exclude` and image URLs. */
  otherIds: z.array(id).default([]),
  /** Other names for the search. */
  otherNames: z.array(z.string().min(1).max(100)).default([]),
  /** Last part of the URL of its image. Default: `id`. */
  imageId: id.optional(),
  /** `wallets/…` or `exchanges/…` of `@web3icons/core`, or `./file.svg` beside the deployer's file. Default: a letter. */
  icon: z
    .string()
    .regex(
      /^(?:(?:wallets|exchanges)\/[a-z0-9-]+|\.\/[\w-][\w./-]*\.(?:svg|png|webp|jpe?g))$/,
      'must be wallets/<name> or exchanges/<name> of @web3icons/core, or ./<file> ending in .svg, .png, .webp or .jpg',
    )
    .optional(),
  homepage: page.optional(),
  rdns: rdns.optional(),
  otherRdns: z.array(rdns).default([]),
  /** Names under which it registers by the Wallet Standard, or as an adapter on Solana. */
  standardNames: z.array(z.string().min(1).max(100)).default([]),
  /** Flags that identify an injected provider without EIP-6963. */
  injected: z.array(z.strictObject({ namespace, injectedId: z.string().min(1).max(100) })).default([]),
  /** The list includes it on every known chain of these. Empty: only search finds it. */
  namespaces: z.array(namespace).default([]),
  /** CAIP-2 ids, where it supports fewer chains than its namespaces have. */
  chains: z.array(z.string().refine(isCaip2, 'must be a CAIP-2 id such as eip155:1')).optional(),
  mobileLink: link.optional(),
  universalLink: link.optional(),
  desktopLink: link.optional(),
  webappLink: link.optional(),
  /**
   * Opens a page inside the wallet, in the vendor's format. `{{encodedDappURI}}` is the placeholder for the URL of the
   * page.
   */
  browserLink: z
    .string()
    .refine(text => normalizeLink(text.replaceAll('{{encodedDappURI}}', 'x')) !== undefined, 'must be a link')
    .optional(),
  appStore: store.optional(),
  playStore: store.optional(),
  chromeStore: store.optional(),
  firefoxStore: store.optional(),
  edgeStore: store.optional(),
  operaStore: store.optional(),
  /** Sent as `badge_type`, and compared with the parameter `badge`. */
  badge: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/, 'must be of small letters, digits and hyphens')
    .optional(),
})

/** A wallet that the directory knows. */
export type WalletEntry = z.output<typeof walletSchema>

/** Loads the wallets: the deployer's file, or else the built-in one. */
export function loadWallets(file: string | undefined): Promise<readonly WalletEntry[]> {
  return loadEntries({ file, variable: 'WALLETS_FILE', builtIn: 'wallets', schema: walletSchema })
}
