import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startApproval } from '@latchkit/secure-protocol/api/approvals'
import { verifyCode } from '@latchkit/secure-protocol/api/emailLogin'
import { refreshSession } from '@latchkit/secure-protocol/api/session'
import { getAuthShare } from '@latchkit/secure-protocol/api/wallet'
import { bundleProgram, findPort } from '@latchkit/service-base/testing'
import { type CalledSite, createDevice } from '../test/createDevice.js'
import { createWallet } from '../test/createWallet.js'
import { appOrigin, openSite, type servers, type TestSite } from '../test/openSite.js'
import { type Figures, measure } from './measure.js'

const bin = fileURLToPath(new URL('../src/bin.ts', import.meta.url))
/** Wallets whose shares are released in turns. */
const owners = 40
/** Calls of the preparation at once. */
const atOnce = 8

/** Figures of nodes; `processor` is the time of their processors for a call, in milliseconds. */
export type NodesFigures = Figures & { readonly processor: number }

/**
 * Measures nodes in separate processes on one Postgres and one Redis: starts of sign-ins with their mails, ends of them,
 * and releases of a share with its approval, which are two calls. Each node runs as its start script does.
 */
export async function measureNodes(
  open: NonNullable<typeof servers>['open'],
  { nodes, count }: { readonly nodes: number; readonly count: number },
): Promise<{ readonly [kind in 'starts' | 'signIns' | 'releases']: NodesFigures }> {
  // This site prepares what comes before. The nodes use its stores and keys.
  const limits = { startTime: 0, mailsPerHour: 1e6, projectMailsPerHour: 1e6, walletCallsPerHour: 1e6 }
  const site = await openSite({ limits }, open)
  const running: Node[] = []
  let ports = [site.site.port]
  let turn = 0
  // A balancer in turns: consecutive calls of a device reach different nodes.
  const balanced: CalledSite = {
    get site() {
      return { url: site.site.url, port: ports[turn++ % ports.length] ?? site.site.port }
    },
    inbox: site.inbox,
    now: site.now,
  }
  try {
    const accounts = await prepare(balanced, count)
    for (let index = 0; index < nodes; index++) running.push(await startNode(site))
    ports = running.map(({ port }) => port)
    const cpu = async () => (await Promise.all(running.map(readCpu))).reduce((sum, one) => sum + one, 0)
    const measureCpu = async (ask: (index: number) => Promise<unknown>): Promise<NodesFigures> => {
      let before = 0
      const onWarm = async () => {
        before = await cpu()
      }
      const figures = await measure(count, ask, { onWarm })
      return { ...figures, processor: (1_000 * ((await cpu()) - before)) / figures.calls }
    }
    const codes: { readonly challenge: string; readonly code: string }[] = []
    const starts = await measureCpu(async index => {
      const { device, email = '' } = accounts[index] ?? {}
      if (device) codes[index] = await device.askForCode(email)
    })
    for (const account of accounts.slice(0, owners)) {
      const { refreshToken } = account.session
      account.session = (await account.device.call(refreshSession, { refreshToken })).ok().session
    }
    // Before the sign-ins, which end these sessions.
    const releases = await measureCpu(async index => {
      const { device, session, walletId } = accounts[index % owners] ?? {}
      if (!device || !session || !walletId) throw new TypeError('an account has no wallet')
      const body = { digest: Buffer.alloc(32).toString('base64url'), spends: [] }
      const { id } = (await device.call(startApproval, body, { session })).ok()
      ;(await device.call(getAuthShare, { walletId, approval: { id } }, { session })).ok()
    })
    const proofs = await Promise.all(accounts.map(({ device }) => device.prove(verifyCode)))
    const signIns = await measureCpu(async index => {
      const [device, code] = [accounts[index]?.device, codes[index]]
      if (device && code) (await device.call(verifyCode, code, { proof: proofs[index] })).ok()
    })
    return { starts, signIns, releases }
  } finally {
    for (const { child } of running) child.kill('SIGKILL')
    await site.close()
  }
}

/** Signs up accounts, the first of them with wallets, and waits until each may have another code. */
async function prepare(site: CalledSite, count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const signedUp = await eachOf(numbers, async index => {
    const device = await createDevice(site)
    const email = `nodes${index}@example.com`
    const { session } = await device.signIn(email)
    if (index >= owners) return { device, email, session }
    const wallet = await createWallet(device, session)
    await wallet.readBack()
    ;(await wallet.confirm()).ok()
    return { device, email, session, walletId: wallet.walletId }
  })
  // A code is mailed once in 30 s, which Redis counts by its own clock.
  await wait(31_000)
  return signedUp
}

/** Maps items in their order, some at once. */
async function eachOf<item, result>(
  items: readonly item[],
  map: (item: item) => Promise<result>,
): Promise<result[]> {
  const results: result[] = []
  let next = 0
  const one = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]
      if (item !== undefined) results[index] = await map(item)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return results
}

type Node = { readonly child: ChildProcess; readonly port: number }

async function startNode({ site, dataDir, inbox, options }: TestSite): Promise<Node> {
  const projects = path.join(dataDir, 'bench-projects.json')
  await writeFile(projects, JSON.stringify({ demo: [appOrigin] }))
  const [program, port] = await Promise.all([bundleProgram(bin), findPort()])
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      PUBLIC_URL: site.url,
      DATA_DIR: dataDir,
      FRAME_DIR: path.join(dataDir, 'frame'),
      PROJECTS_FILE: projects,
      DATABASE_URL: options.databaseUrl ?? '',
      RECOVERY_DATABASE_URL: options.recoveryDatabaseUrl ?? '',
      REDIS_URL: options.redisUrl ?? '',
      SMTP_URL: inbox.smtpUrl,
      TRUST_PROXY: 'true',
      START_TIME: '0',
      MAILS_PER_HOUR: '1000000',
      PROJECT_MAILS_PER_HOUR: '1000000',
      WALLET_CALLS_PER_HOUR: '1000000',
      CALLS_PER_MINUTE: '1000000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) if (line.startsWith('secure-site  ')) break
  child.stdout.resume()
  return { child, port }
}

/** Seconds of the processor that a node has used. */
async function readCpu({ port }: Node): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
}
