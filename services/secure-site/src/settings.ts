import { fileURLToPath } from 'node:url'
import { createSettings, logLevels, operatorFields, type ProjectOptions } from '@latchkit/service-base'
import * as z from 'zod/mini'
import { isLocalHost } from './projects/readSiteProjects.js'
import type { SmartAccountOptions } from './smartAccounts/readSmartAccounts.js'
import type { ProviderOptions } from './social/readProviders.js'

const whole = (min: number, max: number) =>
  z
    .int(`must be a whole number from ${min} to ${max}`)
    .check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`))
const text = (error: string) => z.string(error).check(z.minLength(1, error))
const url = (protocol: RegExp, error: string) => z.url({ protocol, error })
const contract = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/, 'must be an address'))
const optional = <schema extends z.ZodMiniType>(schema: schema, description: string) =>
  z.optional(schema).check(z.describe(description))

const vaultKey = z.string().check(z.regex(/^[\w.-]{1,128}$/, 'must be the name of a transit key'))

/** The settings of a secure site: its environment variables and its `--help`. */
export const settings = createSettings({
  title: 'Latchkit secure site: the secure frame, sign-in and shares of wallets.',
  closing: [
    'Other commands:',
    '  project add --id ID --origin ORIGIN [--origin …]   adds a project, or replaces its origins',
    '    [--provider NAME …]           its providers; GOOGLE_CLIENT_ID … go to SOCIAL_PROVIDERS_FILE',
    '    [--redirect-uri URI …]        where a login in the app’s own tab returns to',
    '  project update --id ID          changes the origins of a project that exists',
    '    [--add-origin ORIGIN …] [--remove-origin ORIGIN …]',
    '  keys create                     makes the key files that do not exist',
    '  keys add [--role ROLE]          adds a key to a key file and makes it the current one',
    '  keys rotate [--role ROLE]       wraps every data key by the current key',
    '  keys list [--role ROLE]         records by key',
    '  keys remove --role ROLE --id ID removes a key that no record is under',
    '  audit verify [--heads FILE]     checks the audit log, also against copies of its heads',
    '  recover FILE                    opens a recovery file, without any server',
    '  doctor                          attacks the running site and checks what it needs',
    '',
    'Answers /healthz and /metrics. Ends on SIGINT and SIGTERM when the open requests have ended.',
  ].join('\n'),
  shown: ['HOST', 'PUBLIC_URL', 'LOG_LEVEL'],
  names: {
    projects: 'PROJECTS_FILE',
    socialProviders: 'SOCIAL_PROVIDERS_FILE',
    farcaster: 'FARCASTER_',
    smartAccounts: 'SMART_ACCOUNTS_FILE',
  },
  schema: z.strictObject({
    host: z
      ._default(text('must be a host or an address'), '127.0.0.1')
      .check(z.describe('address to listen on')),
    port: z._default(whole(0, 65_535), 4700).check(z.describe('port, 0 for a free one')),
    publicUrl: optional(
      url(/^https?$/, 'must be an origin such as https://wallet.example'),
      'origin of the site, on a separate registrable domain; without one http://secure.localhost:PORT',
    ),
    logLevel: z
      ._default(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }), 'info')
      .check(z.describe('fatal, error, warn, info, debug, trace or silent')),
    dataDir: z
      ._default(text('must be a folder'), 'data')
      .check(z.describe('folder of the database, and of everything without a separate variable')),
    databaseUrl: optional(
      url(/^postgres(?:ql)?$/, 'must be a postgres: URL'),
      'Postgres for the auth role, in place of DATA_DIR',
    ),
    recoveryDatabaseUrl: optional(
      url(/^postgres(?:ql)?$/, 'must be a postgres: URL'),
      'Postgres for the recovery role: another user, who alone may read its schema',
    ),
    redisUrl: optional(url(/^rediss?$/, 'must be a redis: or rediss: URL'), 'share limits and replay cache'),
    projects: optional(
      z.custom<string | ProjectOptions>(
        value => (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null),
        'must be the path of a file, or projects by id',
      ),
      'JSON file: projectId to origins; without one DATA_DIR/projects.json',
    ),
    socialProviders: optional(
      z.custom<string | ProviderOptions>(
        value => (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null),
        'must be the path of a file, or providers by name',
      ),
      'JSON file: provider to client, for social logins',
    ),
    smartAccounts: optional(
      z.custom<string | SmartAccountOptions>(
        value => (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null),
        'must be the path of a file, or chains by id',
      ),
      'JSON file: chain to bundler and contracts, for smart accounts',
    ),
    farcaster: z.prefault(
      z.strictObject({
        relayUrl: optional(
          url(/^https?$/, 'must be an https: URL').check(
            z.refine(value => {
              const { protocol, hostname } = new URL(value)
              return protocol === 'https:' || isLocalHost(hostname)
            }, 'must be https, but for hosts of this machine'),
          ),
          'relay of Farcaster, such as https://relay.farcaster.xyz; without one the sign-in is off',
        ),
        chainId: z
          ._default(whole(1, Number.MAX_SAFE_INTEGER), 10)
          .check(z.describe('chain with the Farcaster ids, of which RPC_URLS has an endpoint')),
        idRegistry: z
          ._default(contract, '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b')
          .check(z.describe('contract that says who holds a Farcaster id')),
        keyRegistry: z
          ._default(contract, '0x00000000Fc1237824fb747aBDE0FF18990E59b7e')
          .check(z.describe('contract with the keys of Farcaster ids')),
      }),
      {},
    ),
    authKeysFile: optional(
      text('must be a file'),
      'keys of the auth role; without one DATA_DIR/keys/auth.json',
    ),
    authKeys: optional(text('must be keys'), 'keys of the auth role as id:base64, in place of a file'),
    recoveryKeysFile: optional(
      text('must be a file'),
      'keys of the recovery role; without one DATA_DIR/keys/recovery.json',
    ),
    recoveryKeys: optional(
      text('must be keys'),
      'keys of the recovery role as id:base64, in place of a file',
    ),
    vaultAddr: optional(
      url(/^https?$/, 'must be an https: URL'),
      'HashiCorp Vault or OpenBao, for keys that stay there',
    ),
    vaultNamespace: optional(text('must be a namespace'), 'namespace in the Vault'),
    vaultMount: z
      ._default(z.string().check(z.regex(/^[\w-]+(?:\/[\w-]+)*$/, 'must be a mount path')), 'transit')
      .check(z.describe('where its transit engine is mounted')),
    authVaultKey: optional(vaultKey, 'transit key of the auth role; new records are under it'),
    authVaultTokenFile: optional(text('must be a file'), 'file with the Vault token of the auth role'),
    recoveryVaultKey: optional(vaultKey, 'transit key of the recovery role'),
    recoveryVaultTokenFile: optional(
      text('must be a file'),
      'file with the Vault token of the recovery role',
    ),
    allowSingleKek: z
      ._default(z.boolean('must be true or false'), false)
      .check(z.describe('true: both roles may have the same keys')),
    smtpUrl: z
      ._default(url(/^smtps?$/, 'must be an smtp: or smtps: URL'), 'smtp://localhost:1025')
      .check(z.describe('mail server')),
    mailFrom: z
      ._default(
        z
          .string()
          .check(
            z.regex(
              /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
              'must be an address such as Wallet <login@wallet.example>',
            ),
          ),
        'Wallet <login@localhost>',
      )
      .check(z.describe('sender of mail')),
    rpcUrls: z
      ._default(
        z.record(
          z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/, 'must be a CAIP-2 id such as eip155:1')),
          z
            .array(url(/^https?$/, 'must be an http: or https: URL'))
            .check(z.minLength(1, 'must have at least one URL')),
        ),
        {},
      )
      .check(z.describe('JSON: {"eip155:1":["https://…"]}, the nodes that the frame asks')),
    frameDir: z
      ._default(text('must be a folder'), fileURLToPath(new URL('../../secure-frame/dist', import.meta.url)))
      .check(z.describe('build of the frame')),
    trustProxy: z
      ._default(z.boolean('must be true or false'), false)
      .check(z.describe('true: the caller is the last of X-Forwarded-For')),
    auditHeadsFile: optional(
      text('must be a file'),
      'file that gets the head of the audit log each day: on another disk, or read by another machine',
    ),
    auditHeadsUrl: optional(
      url(/^https?$/, 'must be an https: URL'),
      'address that the head of the audit log is posted to each day',
    ),
    securityContact: optional(
      z.string().check(z.regex(/^(?:mailto:|https:)\S+$/, 'must be a mailto: or https: URL')),
      'where faults are reported, for /.well-known/security.txt',
    ),
    ...operatorFields,
    limits: z.prefault(
      z.strictObject({
        mailsPerHour: z._default(whole(1, 1e9), 5000).check(z.describe('mails per hour in all')),
        projectMailsPerHour: z._default(whole(1, 1e9), 1000).check(z.describe('mails per hour and project')),
        callsPerMinute: z
          ._default(whole(1, 1e9), 1200)
          .check(z.describe('calls per minute and network address')),
        emailStartsPerHour: z
          ._default(whole(1, 1e9), 20)
          .check(z.describe('sign-ins and changes by e-mail that begin, per hour and network address')),
        walletCallsPerHour: z
          ._default(whole(1, 1e9), 60)
          .check(z.describe('calls per hour and device that read or write shares')),
        bundlerCallsPerHour: z
          ._default(whole(1, 1e9), 2000)
          .check(z.describe('calls per hour and user to bundlers')),
        startTime: z
          ._default(whole(0, 10_000), 400)
          .check(z.describe('milliseconds: beginning a sign-in is answered at a multiple of it')),
        leaveTime: z
          ._default(whole(0, 600_000), 0)
          .check(
            z.describe(
              'milliseconds between SIGTERM and the end of new requests: /healthz says 503, so that a load balancer stops sending them',
            ),
          ),
        drainTimeout: z
          ._default(whole(0, 600_000), 10_000)
          .check(z.describe('milliseconds for open requests at the end')),
        recoveryDelay: z
          ._default(
            z
              .int('must be 0 or 24 to 72')
              .check(z.refine(hours => hours === 0 || (hours >= 24 && hours <= 72), 'must be 0 or 24 to 72')),
            0,
          )
          .check(z.describe('hours that an assisted recovery waits, 24 to 72; 0 for none')),
      }),
      {},
    ),
  }),
})

/** Settings, as {@link settings} checked them. */
export type SecureSiteSettings = ReturnType<typeof settings.parse>
