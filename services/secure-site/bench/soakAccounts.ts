// Load of a soak at several nodes of a secure site, as a child process of `tooling/soak`: accounts that sign up, create a
// wallet and read their share, one after the other. Counts the wallets that were acknowledged and cannot be read at the end.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { startInbox } from '@latchkit/local-stack'
import { refreshSession, type SessionTokens } from '@latchkit/secure-protocol/api/session'
import { getAuthShare } from '@latchkit/secure-protocol/api/wallet'
import { type CalledSite, createDevice, type Device } from '../test/createDevice.js'
import { createWallet } from '../test/createWallet.js'

const count = Number(process.argv[2])
/** Milliseconds between two reads of a share, and reads of an account before another takes its place. */
const [pause, reads] = [10_000, 4]

/** An account whose wallet a node has acknowledged. */
type Account = {
  readonly email: string
  readonly device: Device
  readonly walletId: string
  readonly authShare: string
  session: SessionTokens
}

const inbox = await startInbox({ http: 0, smtp: 0 })
process.send?.({ what: 'inbox', smtpUrl: inbox.smtpUrl })
const [{ publicUrl, port }] = await once(process, 'message')
const nodes: CalledSite = { site: { url: publicUrl, port }, inbox, proxied: true, now: Date.now }

const kept: Account[] = []
const counts = { signedIn: 0, reads: 0, failed: 0 }
/** Number of failures by their message. */
const failures = new Map<string, number>()
let next = 0
let isEnding = false

/** Whether the share is the one that was acknowledged, read in a session that is refreshed before. */
async function isRight(account: Account): Promise<boolean> {
  const { device, session } = account
  account.session = (await device.call(refreshSession, { refreshToken: session.refreshToken })).ok().session
  return readShare(account)
}

async function readShare({ device, session, walletId, authShare }: Account): Promise<boolean> {
  const read = await device.call(getAuthShare, { walletId, shareGen: 1 }, { session })
  return read.ok().share === authShare
}

/** Whether the share can be read at the end: in a new session if a fault has cut off the answer to a refresh. */
async function isKept(account: Account): Promise<boolean> {
  try {
    return await isRight(account)
  } catch {
    account.session = (await account.device.signIn(account.email)).session
    return readShare(account)
  }
}

/** The message of an error without its times, so that there are few of them. */
function toReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/\d{10,}/g, '…').slice(0, 300)
}

async function keepSigningIn(): Promise<void> {
  while (!isEnding) {
    try {
      const device = await createDevice(nodes)
      const email = `soak${next++}@example.com`
      const { session } = await device.signIn(email)
      const wallet = await createWallet(device, session)
      await wallet.readBack()
      ;(await wallet.confirm()).ok()
      const account = { email, device, session, walletId: wallet.walletId, authShare: wallet.authShare }
      kept.push(account)
      counts.signedIn += 1
      for (let read = 0; read < reads && !isEnding; read++) {
        await wait(pause)
        if (!(await isRight(account))) throw new TypeError('another share was read')
        counts.reads += 1
      }
    } catch (error) {
      counts.failed += 1
      const reason = toReason(error)
      failures.set(reason, (failures.get(reason) ?? 0) + 1)
      await wait(1_000)
    }
  }
}

const all = []
// Spread over the time of an account, so that they do not sign in together.
for (let index = 0; index < count; index++) {
  all.push(wait((index * pause * reads) / count).then(keepSigningIn))
}
while (counts.signedIn === 0) await wait(50)
process.send?.({ what: 'ready' })
/** Settles when the parent has got it. */
const report = (what: string, more: object = {}) => {
  const message = { what, wallets: kept.length, ...counts, failures: Object.fromEntries(failures), ...more }
  return new Promise(resolve => process.send?.(message, undefined, undefined, resolve))
}
for (;;) {
  const [what] = await once(process, 'message')
  if (what === 'end') break
  await report('report')
}
isEnding = true
await Promise.all(all)
let lost = 0
const left = [...kept]
const check = async () => {
  for (let account = left.pop(); account; account = left.pop())
    if (!(await isKept(account).catch(() => false))) lost += 1
}
await Promise.all(Array.from({ length: 16 }, check))
await report('result', { lost })
process.disconnect()
await inbox.stop()
