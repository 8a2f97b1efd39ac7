import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError, readJsonFile } from '@latchkit/service-base'
import { z } from 'zod'

/** The services that a deployment may have, as its file names them. */
export const serviceNames = ['relay', 'gateway', 'secureSite'] as const

export type ServiceName = (typeof serviceNames)[number]

const url = (protocols: RegExp, example: string) =>
  z
    .string()
    .refine(text => URL.canParse(text) && protocols.test(text), `must be a URL such as ${example}`)
    .transform(text => new URL(text))

const service = (protocols: RegExp, example: string) =>
  z.strictObject({
    url: url(protocols, example),
    processes: z.number().int().min(1).default(1),
    proxy: z.boolean().default(true),
    admin: z
      .strictObject({ url: url(/^https?:/, 'http://127.0.0.1:4590'), tokenFile: z.string().min(1) })
      .optional(),
    settings: z.record(z.string(), z.string()).default({}),
  })

const schema = z
  .strictObject({
    relay: service(/^wss?:/, 'wss://relay.example').optional(),
    gateway: service(/^https?:/, 'https://gateway.example').optional(),
    secureSite: service(/^https?:/, 'https://wallet.example').optional(),
    projects: z.record(z.string().min(1), z.array(z.string().min(1)).min(1)).default({}),
    version: z.string().optional(),
    ca: z.string().min(1).optional(),
  })
  .refine(found => serviceNames.some(name => found[name]), 'names no service')

/** A deployment: the URLs of its services, and what is expected of them. */
export type Deployment = Omit<z.output<typeof schema>, 'ca'> & {
  /** Certificates of a private certificate authority, as PEM. */
  readonly ca: string | undefined
  /** Tokens of the operators' pages. */
  readonly tokens: ReadonlyMap<ServiceName, string>
}

/**
 * Reads the file of a deployment, and the files that it names: their paths are relative to it.
 *
 * @throws ConfigError with one line that names the entry
 */
export async function readDeployment(file: string): Promise<Deployment> {
  const parsed = schema.safeParse(await readJsonFile(file, '--deployment'))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = issue?.path.map(String).join('.')
    throw new ConfigError('bad-file', `--deployment: ${where ? `${where}: ` : ''}${issue?.message}`)
  }
  const { ca, ...rest } = parsed.data
  const read = (name: string, entry: string) =>
    readFile(path.resolve(path.dirname(file), name), 'utf8').catch(cause => {
      throw new ConfigError('bad-file', `--deployment: ${entry}: ${name} cannot be read`, { cause })
    })
  const tokens = new Map<ServiceName, string>()
  for (const name of serviceNames) {
    const admin = rest[name]?.admin
    if (admin) tokens.set(name, (await read(admin.tokenFile, `${name}.admin.tokenFile`)).trim())
  }
  return { ...rest, tokens, ca: ca === undefined ? undefined : await read(ca, 'ca') }
}

/** The name of a service in a report. */
export function toSubject(name: ServiceName): string {
  return name === 'secureSite' ? 'secure site' : name
}
