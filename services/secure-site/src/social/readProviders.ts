import { type SocialProvider, socialProvider } from '@latchkit/secure-protocol/api/socialLogin'
import { ConfigError, readJsonFile } from '@latchkit/service-base'
import * as z from 'zod/mini'
import { isLocalHost } from '../projects/readSiteProjects.js'

const text = z.string('must be text').check(z.minLength(1, 'must be text'))
const address = z.url({ protocol: /^https?$/, error: 'must be an https: URL' }).check(
  z.refine(value => {
    const { protocol, hostname } = new URL(value)
    return protocol === 'https:' || isLocalHost(hostname)
  }, 'must be https, but for hosts of this machine'),
)

const entry = z.strictObject({
  clientId: text,
  clientSecret: z.optional(text),
  /** Of Apple, which takes a JWT signed by this key (PKCS #8, PEM) as the secret. */
  teamId: z.optional(text),
  keyId: z.optional(text),
  privateKey: z.optional(text),
  /** In place of the provider's own, for a proxy or a test. */
  endpoints: z.optional(
    z.strictObject({
      issuer: address,
      authorization: z.optional(address),
      token: z.optional(address),
      api: z.optional(address),
    }),
  ),
})

/** The client that the site has at a provider. */
export type ProviderSettings = z.output<typeof entry>

/** The content of the file of `SOCIAL_PROVIDERS_FILE`: provider to client. */
export type ProviderOptions = { readonly [provider in SocialProvider]?: ProviderSettings }

/**
 * Reads the clients of the site at identity providers.
 *
 * @param isDevelopment - providers of this machine may then be asked without TLS
 * @throws ConfigError that names the entry at fault, never its secret
 */
export async function readProviders(
  option: string | ProviderOptions | undefined,
  { isDevelopment }: { readonly isDevelopment: boolean },
): Promise<ReadonlyMap<SocialProvider, ProviderSettings>> {
  if (option === undefined) return new Map()
  const variable = 'SOCIAL_PROVIDERS_FILE'
  const content: unknown = typeof option === 'string' ? await readJsonFile(option, variable) : option
  const parsed = z.partialRecord(socialProvider, entry).safeParse(content)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = issue?.path.map(String).join('.')
    throw new ConfigError('bad-file', `${variable}: ${where}${where && ': '}${issue?.message}`)
  }
  const read = new Map<SocialProvider, ProviderSettings>()
  for (const name of socialProvider.options) {
    const own = parsed.data[name]
    if (!own) continue
    const isApple = name === 'apple'
    const hasAll = isApple ? own.teamId && own.keyId && own.privateKey : own.clientSecret
    if (!hasAll) {
      const needed = isApple ? 'teamId, keyId and privateKey' : 'clientSecret'
      throw new ConfigError('bad-file', `${variable}: ${name}: must have ${needed}`)
    }
    const insecure = Object.entries(own.endpoints ?? {}).find(([, url]) => url?.startsWith('http:'))
    if (insecure && !isDevelopment) {
      const where = `${variable}: ${name}: endpoints.${insecure[0]}`
      throw new ConfigError('bad-file', `${where} must be https on a site that is`)
    }
    read.set(name, own)
  }
  return read
}
