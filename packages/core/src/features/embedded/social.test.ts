import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createScriptedFrame,
  frameOption,
  frameOrigin,
} from '../../../../secure-frame-client/test/createTestFrame.js'
import { createClient } from '../../client/createClient.js'
import { mainnet } from '../../exports/networks.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { onEvent } from '../analytics/onEvent.js'
import { frameLoginAtom } from './atoms.js'
import { connectSocial } from './connectSocial.js'
import { frameConnector } from './frameConnector.js'
import { connectFarcaster } from './login/connectFarcaster.js'
import { getFarcasterUri } from './login/getFarcasterUri.js'
import { getSocialUri } from './login/getSocialUri.js'
import { verifyOtp } from './login/verifyOtp.js'
import { openFrame } from './openFrame.js'
import { openSocialPage } from './openSocialPage.js'
import { signOut } from './signOut.js'
import { socialReturnAtom } from './start/socialReturn.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const user = { email: 'ana@example.test', address, chainId: 1, userName: 'Ana' }
const uri = `${frameOrigin}/oauth/start?tx=1`
const pageUrl = 'https://app.example/shop?item=3#top'
const ends: (() => void)[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const end of ends.splice(0)) end()
})

/** Where a provider returns to. */
const returned = 'https://app.example/shop#result_uri=handle'

/** A client on a page. */
function create(
  script: { [type: string]: unknown } = {},
  { storage = createMemoryStorage(), page = pageUrl } = {},
) {
  const answers: { [type: string]: unknown } = {
    GET_SOCIAL_REDIRECT_URI: { uri, number: '42' },
    CONNECT_SOCIAL: user,
    CONNECT_OTP: undefined,
    GET_FARCASTER_URI: { url: 'https://farcaster.example/siwf' },
    CONNECT_FARCASTER: { userName: 'ana' },
    GET_USER: user,
    ...script,
  }
  const frame = createScriptedFrame(answers)
  let url = page
  const counted: string[] = []
  const opened: string[] = []
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [mainnet],
    adapters: [mockAdapter({ namespace: 'eip155', connectors: [frameConnector('eip155')] })],
    logLevel: 'silent',
    storage,
    storageKey: 'latchkit',
    platform: {
      ...createRecordedPlatform(),
      pageUrl: () => url,
      replaceUrl: next => {
        url = next
      },
      openLink: (url, target) => void opened.push(`${target} ${url}`),
    },
    secureFrame: frameOption(frame),
  })
  onEvent(client, event => {
    if (event.event === 'SOCIAL_LOGIN_SUCCESS') counted.push(event.properties.provider)
  })
  const created = url
  ends.push(client.start(), () => client.destroy(), frame.close)
  const kept = (key: string) => storage.get(`latchkit.frame.${key}`)
  return {
    client,
    frame,
    answers,
    storage,
    kept,
    /** The address after the client was created. */
    created,
    counted,
    opened,
    loginOf: () => client.store.get(frameLoginAtom),
  }
}

/** A busy machine takes a multiple of the usual time. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

describe('social login', () => {
  it('connects the wallet by the result of the window', async () => {
    const { client, frame, kept, loginOf } = create()
    expect(await getSocialUri(client, { provider: 'google' })).toEqual({ uri, number: '42' })
    const [connection] = await connectSocial(client, { provider: 'google', uri: 'handle' })
    expect(connection?.connector).toEqual(frameConnector('eip155'))
    const wanted = { uri: 'handle', chainId: 1, preferredAccountType: 'smartAccount' }
    expect(frame.asked.find(({ type }) => type === 'CONNECT_SOCIAL')?.payload).toEqual(wanted)
    expect(loginOf()).toMatchObject({ users: { eip155: user } })
    expect([kept('socialUsername'), kept('socialProvider'), kept('emailLoginUsed')]).toEqual([
      'Ana',
      'google',
      'true',
    ])
    const { session } = await openFrame(client)
    expect(session.read('eip155')?.info).toMatchObject({ authProvider: 'google', user: { username: 'Ana' } })
    // A login by e-mail after it has no provider.
    await verifyOtp(client, { otp: '123456' })
    expect([kept('socialUsername'), kept('socialProvider')]).toEqual([undefined, undefined])
    await connectSocial(client, { provider: 'x', uri: 'handle' })
    await signOut(client)
    expect([kept('socialUsername'), kept('socialProvider'), kept('emailLoginUsed')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('asks for the user, which shows the frame, when the key has to be recovered', async () => {
    const { client, loginOf } = create({ CONNECT_SOCIAL: { message: 'recover', code: 'RECOVERY_REQUIRED' } })
    await connectSocial(client, { provider: 'google', uri: 'handle' })
    expect(loginOf()).toBeDefined()
  })

  it('C21: says what was cancelled, and waits for the number of a window that is cut off', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const { client, frame, answers } = create({ CONNECT_SOCIAL: { message: 'over', code: 'SOCIAL_ENDED' } })
    await expect(connectSocial(client, { provider: 'x', uri: 'id' })).rejects.toMatchObject({
      code: 'frame/social-ended',
    })
    answers.CONNECT_SOCIAL = 'silence'
    const waiting = connectSocial(client, { provider: 'x', uri })
    const asked = () => frame.types().filter(type => type === 'CONNECT_SOCIAL').length
    const turn = () => new Promise<void>(resolve => setImmediate(resolve))
    while (asked() < 2) await turn()
    vi.advanceTimersByTime(30_000)
    while (asked() < 3) await turn()
    answers.CONNECT_SOCIAL = user
    vi.advanceTimersByTime(30_000)
    expect(await waiting).toHaveLength(1)
  })

  it('C21: waits ten minutes for a window that is cut off, not longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const { client, frame } = create({ CONNECT_SOCIAL: 'silence' })
    let code: unknown
    connectSocial(client, { provider: 'x', uri }).catch((error: { readonly code: unknown }) => {
      code = error.code
    })
    const asked = () => frame.types().filter(type => type === 'CONNECT_SOCIAL').length
    const turn = () => new Promise<void>(resolve => setImmediate(resolve))
    // A request ends after 30 s. One more than there may be ends the test instead of its time-out.
    for (let count = 1; count <= 21 && code === undefined; count += 1) {
      while (asked() < count && code === undefined) await turn()
      expect(code).toBeUndefined()
      vi.advanceTimersByTime(30_000)
      for (let turns = 0; turns < 5; turns += 1) await turn()
    }
    expect([code, asked()]).toEqual(['frame/timeout', 20])
  })

  it('Farcaster: waits for the signature past the end of a request, and remembers who vouched', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const { client, frame, answers, kept, loginOf } = create({ CONNECT_FARCASTER: 'silence' })
    expect(await getFarcasterUri(client)).toEqual({ url: 'https://farcaster.example/siwf' })
    const waiting = connectFarcaster(client)
    const asked = () => frame.types().filter(type => type === 'CONNECT_FARCASTER').length
    const turn = () => new Promise<void>(resolve => setImmediate(resolve))
    while (asked() < 1) await turn()
    answers.CONNECT_FARCASTER = { userName: 'ana' }
    vi.advanceTimersByTime(30_000)
    expect(await waiting).toHaveLength(1)
    expect([kept('socialProvider'), kept('emailLoginUsed')]).toEqual(['farcaster', 'true'])
    expect(loginOf()).toMatchObject({ users: { eip155: user } })
    answers.CONNECT_FARCASTER = { message: 'over', code: 'SOCIAL_ENDED' }
    await expect(connectFarcaster(client)).rejects.toMatchObject({ code: 'frame/social-ended' })
    answers.GET_FARCASTER_URI = { message: 'off', code: 'PROVIDER_UNKNOWN' }
    await expect(getFarcasterUri(client)).rejects.toMatchObject({ code: 'frame/provider-unknown' })
  })

  it('C20: leaves the page for the provider, and connects when it is back', async () => {
    const { client, opened, storage, kept } = create()
    openSocialPage(client, { provider: 'google', uri })
    expect(opened).toEqual([`_top ${uri}&return=${encodeURIComponent('https://app.example/shop')}`])
    const back = create({}, { storage, page: returned })
    expect(back.created).toBe(pageUrl)
    await until(() => expect(back.loginOf()).toBeDefined())
    const { payload } = back.frame.asked.find(({ type }) => type === 'CONNECT_SOCIAL') ?? {}
    expect(payload).toMatchObject({ uri: 'handle' })
    expect(kept('socialProvider')).toBe('google')
    expect(kept('socialReturn')).toBeUndefined()
    await until(() => expect(back.client.store.get(socialReturnAtom)).toBeUndefined())
    await until(() => expect(back.counted).toEqual(['google']))
  })

  it.each([
    ['https://app.example/shop#result_uri=handle', 'https://app.example/shop'],
    ['https://app.example/shop?a=1#top&result_uri=handle', 'https://app.example/shop?a=1#top'],
    ['https://app.example/shop#result_uri=handle&top', 'https://app.example/shop#top'],
    ['https://app.example/shop?#a=1&result_uri=handle&b=2', 'https://app.example/shop?#a=1&b=2'],
  ])('C42 removes the result of a login that it does not know, and its separator: %s', (page, tidy) => {
    const back = create({}, { page })
    expect(back.created).toBe(tidy)
    expect(back.frame.asked).toEqual([])
  })

  it('takes no result from the query, which servers log', () => {
    const page = 'https://app.example/shop?result_uri=handle#top'
    expect(create({}, { page }).created).toBe(page)
  })

  it('C22: loads no frame for a visitor who left and comes back without a login', async () => {
    const { client, storage, kept } = create()
    openSocialPage(client, { provider: 'google', uri })
    const back = create({}, { storage })
    await until(() => expect(kept('emailLoginUsed')).toBeUndefined())
    expect(back.frame.asked).toEqual([])
    // A result that is older than the login can be is not sent.
    openSocialPage(client, { provider: 'google', uri })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_001 })
    const late = create({}, { storage, page: returned })
    await until(() => expect(kept('emailLoginUsed')).toBeUndefined())
    expect(late.created).toBe(pageUrl)
    expect(late.frame.asked).toEqual([])
  })

  it('keeps what failed on the way back, for the view that tells it', async () => {
    const { client, storage } = create()
    openSocialPage(client, { provider: 'google', uri })
    const failed = { CONNECT_SOCIAL: { message: 'over', code: 'SOCIAL_ENDED' } }
    const back = create(failed, { storage, page: returned })
    await until(() =>
      expect(back.client.store.get(socialReturnAtom)).toEqual({ provider: 'google', step: 'failed' }),
    )
    expect(back.loginOf()).toBeUndefined()
    expect(back.counted).toEqual([])
  })
})
