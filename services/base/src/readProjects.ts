import { z } from 'zod'
import { ConfigError } from './configError.js'
import { readJsonFile } from './readJsonFile.js'

/** A project that may use a service. */
export type Project = {
  readonly id: string
  /** Name of the app in mails of the secure site, beside its origin. */
  readonly name?: string | undefined
  /** Returns whether pages of this origin may call on behalf of the project. */
  allows(origin: string): boolean
  /** Origins of the project file, patterns included. */
  readonly origins: readonly string[]
  /** Whether the gateway accepts events from its pages. */
  readonly analytics: boolean
  /** Permissions of the secure site for the project. */
  readonly wallet: WalletPolicy
}

/** Permissions of the secure site for a project. */
export type WalletPolicy = {
  /** Allowed redirect URIs of a social login. */
  readonly redirectUris: readonly string[]
  /** Providers of social logins. Undefined: all providers of the site. */
  readonly providers?: readonly string[] | undefined
  /** Origins that may frame a page of the project, for hosts that embed the app itself. */
  readonly allowedAncestors: readonly string[]
  /** Whether its apps see the email address of a user. */
  readonly emailScope: boolean
  /** Digits of a mailed code. */
  readonly codeDigits: 6 | 8
  /** Limits of approvals. Undefined: a click is enough. */
  readonly approvals?: ApprovalLimits | undefined
  /** Place of the approvals. */
  readonly approvalPlace: ApprovalPlace
  /** Whether its users have smart accounts, where the secure site has them. */
  readonly smartAccounts: boolean
  /** Origins of services that may pay the fees of its users (ERC-7677). */
  readonly paymasters: readonly string[]
}

/** Amounts by asset, in its smallest unit. An asset that is not listed has the limit 0. */
export type AssetAmounts = { readonly [asset: string]: string }

/**
 * Place of the approvals: a top-level window of the secure site, or the frame. A script in a page with approvals in the
 * frame can hide an approval and redirect the user's click to it, so `frame` is for pages that the deployer vouches
 * for.
 */
export type ApprovalPlace = 'window' | 'frame'

/** Limits of a project's approvals. */
export type ApprovalLimits = {
  /** Above this amount, an approval needs a window and a passkey. */
  readonly passkeyOver?: AssetAmounts | undefined
  /** Maximum amount that a device may spend in its first 24 hours. */
  readonly newDeviceLimit?: AssetAmounts | undefined
}

/** Projects by id. */
export type Projects = ReadonlyMap<string, Project>

/** A project in the project file: its allowed origins, alone or with further permissions. */
export type ProjectOption =
  | readonly string[]
  | {
      /** `https://app.example`, `https://*.app.example`, `http://localhost:*`, or `*` for every origin. */
      readonly origins: readonly string[]
      /** Name of the app in mails of the secure site, beside its origin: 1 to 40 visible letters. Default: the origin alone. */
      readonly name?: string | undefined
      /** Accepts its events. Default: false. */
      readonly analytics?: boolean | undefined
      /** Allowed redirect URIs of a social login of the secure site. Default: none. */
      readonly redirectUris?: readonly string[] | undefined
      /** Providers of its social logins, such as `google`. Default: all providers of the secure site. */
      readonly providers?: readonly string[] | undefined
      /** Origins that may frame a page of the project which has the secure frame. Default: none. */
      readonly allowedAncestors?: readonly string[] | undefined
      /** Whether its apps see the email address of a user. Default: true. */
      readonly emailScope?: boolean | undefined
      /** Digits of a code that the secure site mails. Default: 6. */
      readonly codeDigits?: 6 | 8 | undefined
      /** Limits and place of the approvals of its embedded wallets. Default: a click in a window. */
      readonly approvals?:
        | ApprovalPlace
        | (ApprovalLimits & { readonly place?: ApprovalPlace | undefined })
        | undefined
      /** Whether its users have smart accounts, where the secure site has them. Default: true. */
      readonly smartAccounts?: boolean | undefined
      /** Origins of services that may pay the fees of its users (ERC-7677). Default: none. */
      readonly paymasters?: readonly string[] | undefined
    }

/** The content of a project file: project id to project. */
export type ProjectOptions = { readonly [projectId: string]: ProjectOption }

/** Entry of the origins that allows `localhost` on every port, for development. */
export const anyLocalPort = 'http://localhost:*'

const origin = z
  .string()
  .regex(
    /^(?:\*|http:\/\/localhost:\*|https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?)$/,
    'must be an origin such as https://app.example, https://*.app.example, or *',
  )

const assetAmounts = z.record(
  z
    .string()
    .regex(
      /^[-a-z0-9]{3,8}:[-\w]{1,32}\/(?:slip44:\d+|erc20:0x[\da-f]{40}|token:\w{32,44})$/,
      'must be an asset such as eip155:1/slip44:60 or eip155:1/erc20:0x…, in lower case',
    ),
  z
    .string('must be an amount in the smallest unit')
    .regex(/^\d{1,78}$/, 'must be an amount in the smallest unit'),
)

const place = z.enum(['window', 'frame'], "must be 'window' or 'frame'")

const projectSchema = z.strictObject({
  name: z
    .string('must be 1 to 40 visible letters')
    .regex(
      /^[^\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]{1,40}$/u,
      'must be 1 to 40 visible letters',
    )
    .optional(),
  origins: z.array(origin, { error: 'must be a list of origins' }),
  analytics: z.boolean('must be true or false').default(false),
  redirectUris: z.array(z.url({ protocol: /^https?$/, error: 'must be an http: or https: URL' })).default([]),
  providers: z.array(z.string('must be a list of names')).optional(),
  allowedAncestors: z.array(origin).default([]),
  emailScope: z.boolean('must be true or false').default(true),
  codeDigits: z.union([z.literal(6), z.literal(8)], 'must be 6 or 8').default(6),
  approvals: z
    .union(
      [
        place,
        z.strictObject({
          place: place.optional(),
          passkeyOver: assetAmounts.optional(),
          newDeviceLimit: assetAmounts.optional(),
        }),
      ],
      {
        error: issue =>
          typeof issue.input === 'string' ? "must be 'window', 'frame' or an object" : undefined,
      },
    )
    .optional(),
  smartAccounts: z.boolean('must be true or false').default(true),
  paymasters: z.array(origin, { error: 'must be a list of origins' }).default([]),
})

/** Field of the setting `projects`: the path of a project file, or its content. */
export const projectsField = z.custom<string | ProjectOptions>(
  value => (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null),
  'must be the path of a file, or projects by id',
)

/**
 * Reads the project file. Returns `undefined` without a file: every project id is then accepted.
 *
 * @throws ConfigError that names the invalid entry
 */
export async function readProjects(
  option: string | ProjectOptions | undefined,
): Promise<Projects | undefined> {
  if (option === undefined) return undefined
  const content = typeof option === 'string' ? await readJsonFile(option, 'PROJECTS_FILE') : option
  const entries = check(z.record(z.string().min(1), z.unknown()), content)
  return new Map(
    Object.entries(entries).map(([id, entry]) => {
      const { name, origins, analytics, approvals, ...rest } = Array.isArray(entry)
        ? check(projectSchema, { origins: entry }, ([, ...rest]) => [id, ...rest])
        : check(projectSchema, entry, path => [id, ...path])
      const allows = (asked: string) => origins.some(pattern => matches(pattern, asked))
      const { place: approvalPlace = 'window', ...limits } =
        typeof approvals === 'string' ? { place: approvals } : (approvals ?? {})
      const wallet = {
        ...rest,
        approvalPlace,
        ...(Object.keys(limits).length > 0 && { approvals: limits }),
      }
      return [id, { id, ...(name !== undefined && { name }), allows, origins, analytics, wallet }]
    }),
  )
}

/**
 * Checks the project id and the origin of a caller. Returns the reason of a refusal, which callers show to their
 * developers, or `undefined` when it accepts the caller.
 *
 * @param from - `undefined` for clients other than browsers: they could send any origin, so none is required of them
 */
export function refuseCaller(
  projects: Projects | undefined,
  projectId: string | null | undefined,
  from: string | undefined,
): 'Unauthorized: invalid key' | 'Unauthorized: origin not allowed' | undefined {
  if (!projects) return undefined
  const project = projects.get(projectId ?? '')
  if (!project) return 'Unauthorized: invalid key'
  return from === undefined || project.allows(from) ? undefined : 'Unauthorized: origin not allowed'
}

function check<schema extends z.ZodType>(
  schema: schema,
  value: unknown,
  toPath: (path: readonly PropertyKey[]) => readonly PropertyKey[] = path => path,
): z.output<schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = toPath(issue?.path ?? [])
    .map(String)
    .join('.')
  throw new ConfigError('bad-file', `PROJECTS_FILE: ${where}${where && ' '}${issue?.message}`)
}

function matches(pattern: string, asked: string): boolean {
  if (pattern === anyLocalPort) return /^http:\/\/localhost(?::\d{1,5})?$/.test(asked)
  if (pattern === '*' || pattern === asked) return true
  const [start = '', end] = pattern.split('*.')
  if (end === undefined || !asked.startsWith(start) || !asked.endsWith(`.${end}`)) return false
  return /^[a-z0-9.-]+$/.test(asked.slice(start.length, -end.length - 1))
}
