import { existsSync } from 'node:fs'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import {
  createLogger,
  keepWarnings,
  type LogLevel,
  leaveBalancer,
  openServer,
  type ProjectOptions,
  readOperatorAccess,
} from '@latchkit/service-base'
import { createLimits } from './auth/createLimits.js'
import { createWakes, findDecided } from './auth/createWakes.js'
import { openSecrets } from './auth/openSecrets.js'
import { publishHeads } from './auth/publishHeads.js'
import type { AuthContext, FaultPoint, LoginRequest } from './auth/types.js'
import { toSecureSiteError } from './errors.js'
import { openFarcaster } from './farcaster/openFarcaster.js'
import { createApp } from './http/createApp.js'
import { createMetrics } from './http/createMetrics.js'
import { createReplayCache } from './http/createReplayCache.js'
import { loadFrame } from './http/loadFrame.js'
import { openOperatorPage } from './http/openOperatorPage.js'
import { createMailer } from './mail/createMailer.js'
import { openRoles } from './openRoles.js'
import { readPublicUrl, readSiteProjects } from './projects/readSiteProjects.js'
import { createRecovery } from './recoveryRole/createRecovery.js'
import { settings } from './settings.js'
import { readSmartAccounts, type SmartAccountOptions } from './smartAccounts/readSmartAccounts.js'
import { openProviders } from './social/openProviders.js'
import { type ProviderOptions, readProviders } from './social/readProviders.js'
import { sweepOldRows } from './sweepOldRows.js'

/** Milliseconds for a whole request; a call that waits for a link takes 25 s. */
const requestTimeout = 60_000

/** Options of {@link startSecureSite}. `--help` describes each at the variable of the same name. */
export type StartSecureSiteOptions = {
  readonly host?: string | undefined
  /** Default: 4700; 0 selects any free port. */
  readonly port?: number | undefined
  readonly publicUrl?: string | undefined
  readonly logLevel?: LogLevel | undefined
  readonly dataDir?: string | undefined
  readonly databaseUrl?: string | undefined
  readonly recoveryDatabaseUrl?: string | undefined
  readonly redisUrl?: string | undefined
  readonly projects?: string | ProjectOptions | undefined
  readonly socialProviders?: string | ProviderOptions | undefined
  readonly smartAccounts?: string | SmartAccountOptions | undefined
  /** Sign-in with Farcaster is disabled without a `relayUrl`. */
  readonly farcaster?:
    | {
        readonly relayUrl?: string | undefined
        readonly chainId?: number | undefined
        readonly idRegistry?: string | undefined
        readonly keyRegistry?: string | undefined
      }
    | undefined
  readonly authKeysFile?: string | undefined
  readonly authKeys?: string | undefined
  readonly recoveryKeysFile?: string | undefined
  readonly recoveryKeys?: string | undefined
  readonly vaultAddr?: string | undefined
  readonly vaultNamespace?: string | undefined
  readonly vaultMount?: string | undefined
  readonly authVaultKey?: string | undefined
  readonly authVaultTokenFile?: string | undefined
  readonly recoveryVaultKey?: string | undefined
  readonly recoveryVaultTokenFile?: string | undefined
  readonly allowSingleKek?: boolean | undefined
  readonly smtpUrl?: string | undefined
  readonly mailFrom?: string | undefined
  readonly rpcUrls?: { readonly [caip2: string]: readonly string[] } | undefined
  readonly frameDir?: string | undefined
  readonly trustProxy?: boolean | undefined
  readonly auditHeadsFile?: string | undefined
  readonly auditHeadsUrl?: string | undefined
  readonly securityContact?: string | undefined
  readonly adminPort?: number | undefined
  readonly adminToken?: string | undefined
  readonly limits?:
    | {
        readonly mailsPerHour?: number | undefined
        readonly projectMailsPerHour?: number | undefined
        readonly callsPerMinute?: number | undefined
        readonly emailStartsPerHour?: number | undefined
        readonly walletCallsPerHour?: number | undefined
        readonly bundlerCallsPerHour?: number | undefined
        readonly startTime?: number | undefined
        readonly leaveTime?: number | undefined
        readonly drainTimeout?: number | undefined
        readonly recoveryDelay?: number | undefined
      }
    | undefined
  /** Clock for expiry, in milliseconds since 1970. For tests. */
  readonly clock?: (() => number) | undefined
  /**
   * Called before the first mail of each sign-in by e-mail, for a proof of work, an address list or a custom bot check.
   * `false` is answered with RATE_LIMITED and sends nothing. Default: admits every sign-in, within the limits.
   */
  readonly admit?: ((login: LoginRequest) => Promise<boolean> | boolean) | undefined
  /** Called at named points between two writes. For tests that stop the service there. */
  readonly onPoint?: ((point: FaultPoint) => void | Promise<void>) | undefined
}

/** A running secure site. */
export type RunningSecureSite = {
  /** Its origin, such as `http://secure.localhost:4700`. Callers outside a browser send its host as `Host`. */
  readonly url: string
  readonly port: number
  /** URL of the operator's page. */
  readonly operatorUrl?: string | undefined
  /**
   * Answers `limits.leaveTime` ms longer, refuses new requests then and settles when the open ones have ended. Safe to call
   * again.
   */
  close(): Promise<void>
}

/**
 * Starts the secure site: the frame, the auth role and the recovery role in one process.
 *
 * @throws SecureSiteError with one line that names the option, or the entry of a file, that is wrong.
 * @example
 * const site = await startSecureSite({ port: 0, dataDir, projects: { demo: ['http://localhost:5173'] } })
 */
export async function startSecureSite(options: StartSecureSiteOptions = {}): Promise<RunningSecureSite> {
  const ends: (() => Promise<void> | void)[] = []
  const end = async () => {
    for (const close of ends.splice(0).reverse()) await close()
  }
  try {
    return await start(options, ends, end)
  } catch (error) {
    await end()
    throw toSecureSiteError(error)
  }
}

async function start(
  { clock = Date.now, onPoint, admit = () => true, ...options }: StartSecureSiteOptions,
  ends: (() => Promise<void> | void)[],
  end: () => Promise<void>,
): Promise<RunningSecureSite> {
  const chosen = settings.parse(options)
  const { limits, redisUrl, dataDir } = chosen
  const access = readOperatorAccess(chosen)
  const warnings = keepWarnings(createLogger({ name: 'secure-site', level: chosen.logLevel }))
  const { logger } = warnings
  const metrics = createMetrics()
  const onRedisError = (error: Error) => {
    metrics.redisErrors.inc()
    logger.warn({ reason: error.message }, 'Redis cannot be asked')
  }
  let onRequest: Parameters<typeof openServer>[0]['onRequest'] = (_request, response) => {
    response.writeHead(503).end()
  }
  // The port, and so the origin, is known after the server listens.
  const server = await openServer({
    host: chosen.host,
    port: chosen.port,
    requestTimeout,
    onRequest: (request, response) => onRequest(request, response),
  })
  ends.push(() => server.close(limits.drainTimeout))
  const publicUrl = readPublicUrl(chosen.publicUrl ?? `http://secure.localhost:${server.port}`)
  const isDevelopment = publicUrl.startsWith('http:')
  const projectsFile = path.resolve(dataDir, 'projects.json')
  const projects = await readSiteProjects(
    chosen.projects ?? (existsSync(projectsFile) ? projectsFile : undefined),
    { publicUrl },
  )
  if (projects.size === 0)
    logger.warn({ file: projectsFile }, 'there is no project: nobody can frame the site')
  const hasBuild = existsSync(path.join(chosen.frameDir, '.vite/manifest.json'))
  if (!hasBuild && isDevelopment) logger.warn({ folder: chosen.frameDir }, 'the frame is not built')
  const build = hasBuild || !isDevelopment ? await loadFrame(chosen.frameDir) : undefined
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= leaveBalancer(limits.leaveTime)
      .then(() => server.close(limits.drainTimeout))
      .then(end)
    return closing
  }
  const roles = await openRoles(chosen, {
    isDevelopment,
    onClose: close => ends.push(close),
    onError: error => logger.warn({ reason: error.message }, 'the database or the store of keys was lost'),
    // With two processes that count in memory, an attacker gets twice the attempts: only the later process continues.
    onTaken: error => {
      logger.error({ reason: error.message }, 'another process took the database: this one ends')
      void close()
    },
  })
  const mailer = createMailer({
    url: chosen.smtpUrl,
    from: chosen.mailFrom,
    ...limits,
    onError: error => {
      metrics.mailErrors.inc()
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      logger.warn({ reason }, 'a mail was not taken')
    },
  })
  ends.push(() => mailer.close())
  const limiter = await createLimits({ redisUrl, now: clock, onError: onRedisError })
  ends.push(() => limiter.close())
  const replays = await createReplayCache({ redisUrl, now: clock, onError: onRedisError })
  ends.push(() => replays.close())
  const common = {
    mailer,
    logger,
    limits: limiter,
    now: clock,
    reach: async (point: FaultPoint) => onPoint?.(point),
  }
  const [authSecrets, recoverySecrets] = [
    await openSecrets(roles.auth.database.orm, roles.auth.kek, 'auth'),
    await openSecrets(roles.recovery.database.orm, roles.recovery.kek, 'recovery'),
  ]
  const farcaster = openFarcaster(chosen)
  const context: AuthContext = {
    ...common,
    orm: roles.auth.database.orm,
    kek: roles.auth.kek,
    secrets: authSecrets,
    projects,
    providers: openProviders(await readProviders(chosen.socialProviders, { isDevelopment })),
    farcaster,
    publicUrl,
    admit,
    emailStartsPerHour: limits.emailStartsPerHour,
    wakes: createWakes(ids => findDecided(context, ids)),
  }
  const recovery = createRecovery(
    {
      ...common,
      orm: roles.recovery.database.orm,
      kek: roles.recovery.kek,
      secrets: recoverySecrets,
      publicUrl,
      delayHours: limits.recoveryDelay,
    },
    farcaster && { registries: farcaster.registries, publicUrl },
  )
  const sweep = await sweepOldRows(context, recovery)
  ends.push(() => sweep.close())
  const heads = await publishHeads(context, {
    file: chosen.auditHeadsFile,
    url: chosen.auditHeadsUrl,
    onError: error => logger.warn({ reason: error.message }, 'the head of the audit log was not published'),
  })
  ends.push(() => heads.close())
  const app = createApp({
    context,
    recovery,
    replays,
    build,
    metrics,
    ...limits,
    rpcUrls: chosen.rpcUrls,
    smartAccounts: await readSmartAccounts(chosen.smartAccounts, { ...chosen, isDevelopment }),
    trustProxy: chosen.trustProxy,
    securityContact: chosen.securityContact,
    auditHead: heads.current,
    isOpen: () => closing === undefined,
  })
  const operator =
    access &&
    (await openOperatorPage({
      access,
      warnings,
      metrics,
      context,
      projects,
      keys: { auth: roles.auth.kek, recovery: roles.recovery.kek },
      stores: {
        'Database of the auth role': () => roles.auth.database.execute('select 1'),
        'Database of the recovery role': () => roles.recovery.database.execute('select 1'),
        ...(redisUrl !== undefined && { Redis: replays.ask }),
      },
      settings: settings.list(chosen),
      isOpen: () => closing === undefined,
    }))
  if (operator) ends.push(operator.close)
  onRequest = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  logger.info({ url: publicUrl, projects: projects.size, operator: operator?.url }, 'started')
  return { url: publicUrl, port: server.port, operatorUrl: operator?.url, close }
}
