import { type Identity, startIdentity } from '@latchkit/local-stack'
import { redeemSocial, type SocialProvider, startSocial } from '@latchkit/secure-protocol/api/socialLogin'
import { afterAll, beforeAll } from 'vitest'
import { createBrowser, readHandle } from './createBrowser.js'
import type { Device } from './createDevice.js'
import { appOrigin, type embedded, openSite, type TestSite } from './openSite.js'

export const returnUri = `${appOrigin}/app`

/** A site with social logins, for the tests of a `describe`. */
export function openSocial(open: typeof embedded.open) {
  let site: TestSite
  let identity: Identity
  beforeAll(async () => {
    identity = await startIdentity({ port: 0 })
    const projects = {
      demo: { origins: [appOrigin], redirectUris: [returnUri] },
      few: { origins: [appOrigin], providers: ['google'] },
    }
    site = await openSite({ socialProviders: identity.providers, projects }, open)
  })
  afterAll(async () => {
    await site.close()
    await identity.stop()
  })

  const start = async (device: Device, provider: SocialProvider = 'google', headers = {}) =>
    (
      await device.call(startSocial, { projectId: 'demo', parentOrigin: appOrigin, provider }, { headers })
    ).ok()
  const redeem = (device: Device, handle: string) => device.call(redeemSocial, { handle })
  const connect = async (device: Device, handle: string) => {
    const answer = (await redeem(device, handle)).ok()
    if (answer.action !== 'CONNECT') throw new TypeError(answer.action)
    return answer
  }
  /** Signs in from the first call to the session. */
  async function signIn(device: Device, provider: SocialProvider, email: string, verified = true) {
    const browser = createBrowser(site)
    const { uri } = await start(device, provider)
    const done = await browser.signIn(await browser.visit(uri), email, { verified })
    return connect(device, readHandle(done))
  }

  return {
    start,
    redeem,
    connect,
    signIn,
    get site() {
      return site
    },
    get identity() {
      return identity
    },
  }
}
