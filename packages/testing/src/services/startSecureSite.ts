import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { TestingError } from '../common/testingError.js'

/** A secure site on this machine. */
export type TestSecureSite = {
  /** The `secureFrame.url` of the app, such as `http://secure.localhost:4700`. */
  readonly url: string
  /** Finishes open requests and ends. */
  stop(): Promise<void>
}

/** The apps of a secure site, and where it keeps its data. */
export type StartSecureSiteParameters = {
  /** Origins of each app, by its `secureFrame.projectId`. `http://localhost:*` is this machine on every port. */
  readonly projects: { readonly [projectId: string]: readonly string[] }
  /** Mail server, such as the `smtpUrl` of {@link startInbox}. Default: `smtp://localhost:1025`, where that is without ports. */
  readonly smtpUrl?: string | undefined
  /** Default: 4700. 0 is a free port. */
  readonly port?: number | undefined
  /** Folder with the accounts and keys, to have them after the next start. Default: a temporary one, deleted by `stop`. */
  readonly dataDir?: string | undefined
  /** Nodes of the chains of the apps, by CAIP-2 id: the wallet knows no others. Default: none. */
  readonly rpcUrls?: { readonly [caipNetworkId: string]: readonly string[] } | undefined
}

const frameDir = fileURLToPath(new URL('../../dist/secureFrame', import.meta.url))

/**
 * Starts the secure site of the embedded wallet, for development and tests. It is the site that you host, on http and with
 * keys that it makes itself, and needs the optional peer `@electric-sql/pglite`.
 *
 * @throws TestingError `secure-site/not-started`
 * @example
 * const mails = await startInbox()
 * const site = await startSecureSite({
 *   smtpUrl: mails.smtpUrl,
 *   projects: { 'my-app': ['http://localhost:5173'] },
 * })
 * await site.stop()
 */
export async function startSecureSite({
  projects,
  dataDir,
  port,
  smtpUrl,
  rpcUrls,
}: StartSecureSiteParameters): Promise<TestSecureSite> {
  await import('@electric-sql/pglite').catch(cause => {
    throw new TestingError(
      'secure-site/not-started',
      'The secure site needs the package @electric-sql/pglite: npm install --save-dev @electric-sql/pglite',
      { cause },
    )
  })
  const temporary = dataDir === undefined ? await mkdtemp(path.join(tmpdir(), 'latchkit-site-')) : undefined
  const clean = async () => {
    if (temporary) await rm(temporary, { recursive: true, force: true })
  }
  try {
    // Most tests sign in with no e-mail.
    const secureSite = await import('@latchkit/secure-site')
    const { url, close } = await secureSite.startSecureSite({
      port,
      smtpUrl,
      rpcUrls,
      frameDir,
      logLevel: 'warn',
      dataDir: dataDir ?? temporary,
      projects: Object.fromEntries(Object.entries(projects).map(([id, origins]) => [id, [...origins]])),
      // An app that is developed keeps connections open, which would make Ctrl-C wait.
      limits: { drainTimeout: 0 },
    })
    return { url, stop: () => close().then(clean) }
  } catch (cause) {
    await clean()
    // The site names its variable.
    const reason = (cause instanceof Error ? cause.message : String(cause)).replace(
      'PROJECTS_FILE',
      'projects',
    )
    throw new TestingError('secure-site/not-started', `The secure site did not start: ${reason}`, { cause })
  }
}
