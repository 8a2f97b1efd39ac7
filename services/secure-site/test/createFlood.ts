import { startEmail } from '@latchkit/secure-protocol/api/emailLogin'
import { refreshSession } from '@latchkit/secure-protocol/api/session'
import { createDevice } from './createDevice.js'
import { appOrigin, openSite } from './openSite.js'

/** A connection that is kept may be closed at the moment of the next call. */
const once = { connection: 'close' }

/** Calls on their way at once. */
const width = 50

/**
 * Asks for `sends` mails, each to a separate address and from a separate address, while a user of the site goes on.
 * Returns what was answered, how many mails went out, and whether the user was served.
 */
export async function createFlood(sends: number, cap: number) {
  const site = await openSite({ limits: { projectMailsPerHour: cap, mailsPerHour: cap + 5, startTime: 0 } })
  try {
    const user = await createDevice(site)
    const { session } = await user.signIn('user@example.com')
    const before = site.inbox.messages().length
    const attacker = await createDevice(site)
    const counts = new Map<string, number>()
    let next = 0
    let { refreshToken } = session
    let served = 0
    const serve = async () => {
      refreshToken = (await user.call(refreshSession, { refreshToken }, { headers: once })).ok().session
        .refreshToken
      served += 1
    }
    let serving = Promise.resolve()
    const send = async () => {
      for (let number = next++; number < sends; number = next++) {
        const address = `13.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
        const headers = { ...once, 'x-forwarded-for': address }
        const login = { projectId: 'demo', parentOrigin: appOrigin, email: `victim-${number}@example.com` }
        const answer = await attacker.call(startEmail, login, { headers })
        const code = answer.status === 200 ? 'mailed' : answer.error().code
        counts.set(code, (counts.get(code) ?? 0) + 1)
        if (number % Math.ceil(sends / 20) !== 0) continue
        serving = serving.then(serve)
        await serving
      }
    }
    await Promise.all(Array.from({ length: width }, send))
    const other = { projectId: 'other', parentOrigin: 'https://other.example', email: 'other@example.com' }
    const otherProject = (await attacker.call(startEmail, other, { headers: once })).status
    return { counts, served, otherProject, mails: site.inbox.messages().length - before }
  } finally {
    await site.close()
  }
}
