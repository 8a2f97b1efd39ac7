import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { frameOrigin } from '../../../../secure-frame-client/test/createTestFrame.js'
import { address, createEmbedded, email, user } from '../../../test/createEmbedded.js'
import { rejectionOf } from '../../../test/rejectionOf.js'
import { createClient } from '../../client/createClient.js'
import { isError } from '../../errors/BaseError.js'
import { base, mainnet } from '../../exports/networks.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { accountAtom } from '../connection/start/atoms.js'
import { requestActivityAtom } from '../requests/start/atoms.js'
import { emailLoginAtom, frameLoginAtom } from './atoms.js'
import { updateEmail } from './email/updateEmail.js'
import { updateEmailPrimaryOtp } from './email/updateEmailPrimaryOtp.js'
import { updateEmailSecondaryOtp } from './email/updateEmailSecondaryOtp.js'
import { emailUpdateAtom } from './emailUpdate.js'
import { frameConnector } from './frameConnector.js'
import { connectEmail, getRetryAfter } from './login/connectEmail.js'
import { verifyDevice } from './login/verifyDevice.js'
import { verifyOtp } from './login/verifyOtp.js'
import { openFrame } from './openFrame.js'
import { prepareSecureFrame } from './prepareSecureFrame.js'
import { restoreLogin } from './restoreLogin.js'
import { signOut } from './signOut.js'

afterEach(() => void vi.useRealTimers())

const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })
describe('login by e-mail', () => {
  it('loads the code of adapters with the login, not when the frame is prepared', async () => {
    const { client } = createEmbedded()
    const attachFrame = vi.fn(async () => {})
    Object.assign(client.adapters[0] ?? {}, { attachFrame })
    await prepareSecureFrame(client)
    expect(attachFrame).not.toHaveBeenCalled()
    await connectEmail(client, { email })
    expect(attachFrame).toHaveBeenCalled()
  })

  it('connects the wallet with the code, after the device was approved', async () => {
    const { client, frame, kept, loginOf } = createEmbedded({
      CONNECT_EMAIL: { action: 'VERIFY_DEVICE', number: '42', codeDigits: 8 },
    })
    expect(await connectEmail(client, { email })).toMatchObject({ action: 'VERIFY_DEVICE', number: '42' })
    expect(client.store.get(emailLoginAtom)).toMatchObject({ email, step: 'verifyDevice', number: '42' })
    await verifyDevice(client)
    expect(client.store.get(emailLoginAtom)).toMatchObject({ step: 'verifyOtp', codeDigits: 8 })
    const [connection] = await verifyOtp(client, { otp: '123456' })
    expect(connection?.connector).toEqual(frameConnector('eip155'))
    expect(loginOf()).toMatchObject({ users: { eip155: user } })
    expect(client.store.get(emailLoginAtom)).toBeUndefined()
    expect(kept()).toMatchObject({ email, emailLoginUsed: 'true' })
    expect(frame.types()).toEqual([
      'SYNC_DAPP_DATA',
      'CONNECT_EMAIL',
      'CONNECT_DEVICE',
      'CONNECT_OTP',
      'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
      'GET_USER',
    ])
  })

  it('reads the user on the first network of the app that the site serves, else on that of the frame', async () => {
    const served = new Set<number>([base.id])
    const getUser = ({ chainId = 10 }: { chainId?: number } = {}) =>
      served.has(chainId) || chainId === 10
        ? { ...user, chainId }
        : { message: `Unrecognized chain ID "eip155:${chainId}"`, code: 4902 }
    const { client, frame, loginOf } = createEmbedded({ GET_USER: getUser }, { networks: [mainnet, base] })
    const login = async () => {
      await connectEmail(client, { email })
      return verifyOtp(client, { otp: '123456' })
    }
    await login()
    expect(loginOf()).toMatchObject({ users: { eip155: { address, chainId: base.id } } })
    expect(frame.payloads('GET_USER')).toMatchObject([{ chainId: 1 }, { chainId: base.id }])
    await signOut(client)
    served.clear()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    expect(await login()).toHaveLength(1)
    expect(loginOf()).toMatchObject({ users: { eip155: { address } } })
    expect(frame.payloads('GET_USER').at(-1)).not.toHaveProperty('chainId')
  })

  it.each(['CONNECT_EMAIL', 'CONNECT_DEVICE', 'CONNECT_OTP', 'GET_USER'])(
    'C1: a fault of %s, or leaving it, leaves nothing connecting, and the next try works',
    async step => {
      const { client, answers, frame, storage } = createEmbedded({
        CONNECT_EMAIL: { action: 'VERIFY_DEVICE' },
      })
      const login = async (signal?: AbortSignal) => {
        // Not the wait between two mails, which a separate test holds.
        storage.remove('latchkit.frame.lastEmailLoginTime')
        await connectEmail(client, { email, signal })
        await verifyDevice(client, { signal })
        return verifyOtp(client, { otp: '123456', signal })
      }
      const settled = () => [client.store.get(accountAtom).status, client.store.get(frameLoginAtom)]
      const usual = answers[step]
      answers[step] = { message: 'The wallet server does not answer', code: 'SERVER_UNREACHABLE' }
      expect(await rejectionOf(login())).toMatchObject({ code: 'frame/server-unreachable' })
      expect(settled()).toEqual(['disconnected', undefined])
      answers[step] = 'silence'
      const controller = new AbortController()
      const left = rejectionOf(login(controller.signal))
      const asked = frame.types().filter(type => type === step).length
      await until(() => expect(frame.types().filter(type => type === step).length).toBeGreaterThan(asked))
      controller.abort()
      expect(await left).toBeInstanceOf(Error)
      expect(settled()).toEqual(['disconnected', undefined])
      answers[step] = usual
      expect(await login()).toHaveLength(1)
    },
  )

  it('connects at once while the frame holds a login', async () => {
    const { client, loginOf } = createEmbedded({ CONNECT_EMAIL: { action: 'CONNECT' } })
    await connectEmail(client, { email })
    expect(loginOf()).toMatchObject({ users: { eip155: user } })
    expect(getRetryAfter(client)).toBe(0)
  })

  it('refuses a second mail within 30 s, counting down, and forgets the wait afterwards', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { client, frame } = createEmbedded()
    await connectEmail(client, { email })
    vi.setSystemTime(Date.now() + 1_000)
    const error = await rejectionOf(connectEmail(client, { email }))
    expect(error).toMatchObject({ shortMessage: 'Retry after 29 seconds', data: { retryAfter: 29 } })
    expect(isError(error, 'frame/rate-limited')).toBe(true)
    vi.setSystemTime(Date.now() + 28_000)
    expect(getRetryAfter(client)).toBe(1)
    vi.setSystemTime(Date.now() + 1_000)
    await connectEmail(client, { email })
    expect(frame.types().filter(type => type === 'CONNECT_EMAIL')).toHaveLength(2)
  })

  it('is not blocked by a clock that was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { client } = createEmbedded()
    await connectEmail(client, { email })
    vi.setSystemTime(Date.now() - 3_600_000)
    expect(getRetryAfter(client)).toBe(0)
    await connectEmail(client, { email })
    expect(getRetryAfter(client)).toBe(30)
  })

  it('two calls at once send one mail, and another address waits', async () => {
    const { client, frame } = createEmbedded()
    const [one, two, other] = await Promise.allSettled([
      connectEmail(client, { email }),
      connectEmail(client, { email }),
      connectEmail(client, { email: 'other@example.com' }),
    ])
    expect(one).toEqual({ status: 'fulfilled', value: { action: 'VERIFY_OTP' } })
    expect(two).toEqual(one)
    expect(other).toMatchObject({ status: 'rejected', reason: { code: 'frame/rate-limited' } })
    expect(frame.types().filter(type => type === 'CONNECT_EMAIL')).toHaveLength(1)
  })

  it('takes the wait of the secure site over its own', async () => {
    const { client, answers } = createEmbedded({
      CONNECT_EMAIL: { message: 'slow down', code: 'RATE_LIMITED', data: { retryAfter: 89.2 } },
    })
    expect(await rejectionOf(connectEmail(client, { email }))).toMatchObject({
      shortMessage: 'Retry after 90 seconds',
      code: 'frame/rate-limited',
    })
    expect(getRetryAfter(client, email)).toBe(90)
    answers.CONNECT_EMAIL = { action: 'VERIFY_OTP' }
    expect(await rejectionOf(connectEmail(client, { email }))).toMatchObject({ code: 'frame/rate-limited' })
    // It is of this address: another one is mailed at once.
    expect(getRetryAfter(client, 'other@example.com')).toBe(0)
    expect(await connectEmail(client, { email: 'other@example.com' })).toEqual({ action: 'VERIFY_OTP' })
  })

  it('does not take the wait of the recovery for one between two mails', async () => {
    const { client } = createEmbedded({
      CONNECT_EMAIL: { action: 'CONNECT' },
      GET_USER: { message: 'slow down', code: 'RATE_LIMITED', data: { retryAfter: 80_000 } },
    })
    expect(await rejectionOf(connectEmail(client, { email }))).toMatchObject({ code: 'frame/rate-limited' })
    expect(getRetryAfter(client)).toBe(0)
  })

  it('passes on the tries that are left, and lets the user try again', async () => {
    const { client, answers, loginOf } = createEmbedded({
      CONNECT_OTP: { message: 'wrong', code: 'OTP_INVALID', data: { left: 4 } },
    })
    await connectEmail(client, { email })
    expect(await rejectionOf(verifyOtp(client, { otp: '000000' }))).toMatchObject({
      code: 'frame/otp-invalid',
      data: { left: 4 },
    })
    expect(loginOf()).toBeUndefined()
    answers.CONNECT_OTP = undefined
    await verifyOtp(client, { otp: '123456' })
    expect(loginOf()).toBeDefined()
  })

  it('asks for the user, which shows the frame, when the key has to be recovered', async () => {
    const { client, frame, loginOf } = createEmbedded({
      CONNECT_OTP: { message: 'recover', code: 'RECOVERY_REQUIRED' },
    })
    await connectEmail(client, { email })
    await verifyOtp(client, { otp: '123456' })
    expect(frame.types()).toContain('GET_USER')
    expect(loginOf()).toBeDefined()
  })

  it('asks for the approval of the device again after each time-out, until the link ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const { client, frame } = createEmbedded({
      CONNECT_EMAIL: { action: 'VERIFY_DEVICE', number: '07' },
      CONNECT_DEVICE: 'silence',
    })
    await connectEmail(client, { email })
    const ended = rejectionOf(verifyDevice(client))
    const asked = () => frame.types().filter(type => type === 'CONNECT_DEVICE').length
    const turn = () => new Promise<void>(resolve => setImmediate(resolve))
    for (let round = 1; round <= 30; round++) {
      while (asked() < round) await turn()
      vi.advanceTimersByTime(30_000)
    }
    expect(await ended).toMatchObject({ code: 'frame/timeout', shortMessage: 'Something went wrong' })
    expect(asked()).toBe(30)
  })

  it('keeps what it knows where it is not sent to a server', async () => {
    const { client, kept, secret } = createEmbedded({}, { isPrivate: true })
    await connectEmail(client, { email })
    await verifyOtp(client, { otp: '123456' })
    expect(kept()).toEqual({})
    expect(kept(secret)).toMatchObject({ email, emailLoginUsed: 'true' })
  })
})

describe('change of the address', () => {
  it('takes a code of both addresses, and signs in with the new one afterwards', async () => {
    const newEmail = 'new@example.test'
    const { client, answers, kept, loginOf } = createEmbedded({
      CONNECT_EMAIL: { action: 'CONNECT' },
      UPDATE_EMAIL: { action: 'VERIFY_PRIMARY_OTP', codeDigits: 8 },
      UPDATE_EMAIL_PRIMARY_OTP: { message: 'The code is wrong', code: 'OTP_INVALID', data: { left: 4 } },
      UPDATE_EMAIL_SECONDARY_OTP: { newEmail },
    })
    expect(await rejectionOf(updateEmail(client, { email: newEmail }))).toMatchObject({
      code: 'frame/login-required',
    })
    await connectEmail(client, { email })
    expect(await updateEmail(client, { email: newEmail })).toMatchObject({ action: 'VERIFY_PRIMARY_OTP' })
    expect(client.store.get(emailUpdateAtom)).toMatchObject({ email: newEmail, step: 'verifyPrimaryOtp' })
    expect(await rejectionOf(updateEmailPrimaryOtp(client, { otp: '123456' }))).toMatchObject({
      code: 'frame/otp-invalid',
      data: { left: 4 },
    })
    answers.UPDATE_EMAIL_PRIMARY_OTP = undefined
    await updateEmailPrimaryOtp(client, { otp: '123456' })
    expect(client.store.get(emailUpdateAtom)).toMatchObject({ step: 'verifySecondaryOtp', codeDigits: 8 })
    answers.GET_USER = { ...user, email: newEmail }
    expect(await updateEmailSecondaryOtp(client, { otp: '654321' })).toEqual({ newEmail })
    expect(client.store.get(emailUpdateAtom)).toBeUndefined()
    expect(kept().email).toBe(newEmail)
    expect(loginOf()?.users.eip155?.email).toBe(newEmail)
    answers.UPDATE_EMAIL = { action: 'VERIFY_SECONDARY_OTP' }
    await updateEmail(client, { email })
    expect(client.store.get(emailUpdateAtom)?.step).toBe('verifySecondaryOtp')
    await signOut(client)
    expect(client.store.get(emailUpdateAtom)).toBeUndefined()
  })
})

describe('remembered login', () => {
  it('C22: loads nothing when no login was ever used', async () => {
    const { client, frame, loads } = createEmbedded({}, { stored: { email, lastEmailLoginTime: '1' } })
    await new Promise(resolve => setImmediate(resolve))
    expect([loads(), frame.urls]).toEqual([0, []])
    const opened = await openFrame(client)
    expect(await restoreLogin(client, opened.client)).toBe(false)
    expect(frame.types()).not.toContain('IS_CONNECTED')
  })

  it('opens the frame at start and reads the user', async () => {
    const stored = { email, emailLoginUsed: 'true', lastUsedChain: 'eip155:1' }
    const { client, frame, loginOf, loads } = createEmbedded({}, { stored })
    await until(() => expect(loads()).toBe(1))
    expect(await (await openFrame(client)).session.restore()).toBe(true)
    expect(loginOf()).toMatchObject({ users: { eip155: user } })
    expect(frame.types()).toContain('IS_CONNECTED')
    expect(loads()).toBe(1)
  })

  it('forgets the login when the frame says no', async () => {
    const stored = { email, emailLoginUsed: 'true', lastUsedChain: 'eip155:1', lastEmailLoginTime: '1' }
    const { client, kept } = createEmbedded({ IS_CONNECTED: { isConnected: false } }, { stored })
    expect(await (await openFrame(client)).session.restore()).toBe(false)
    expect(kept()).toEqual({ lastEmailLoginTime: '1' })
  })

  it('keeps the login when the frame cannot be reached', async () => {
    const stored = { email, emailLoginUsed: 'true' }
    const { client, frame, kept, loginOf } = createEmbedded({}, { stored })
    frame.control.readyOnInsert = false
    const { session } = await openFrame(client)
    const restored = session.restore()
    frame
      .listeners()
      .violation({ effectiveDirective: 'frame-src', blockedURI: frameOrigin, disposition: 'enforce' })
    expect(await restored).toBe(false)
    expect(loginOf()).toBeUndefined()
    expect(kept()).toEqual(stored)
  })
})

describe('end of a login', () => {
  it.each(['SUCCESS', 'silence', 'error'])(
    'sec 22: forgets the login when SIGN_OUT ends in %s',
    async end => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const answers = { SUCCESS: undefined, silence: 'silence', error: { message: 'no' } }
      const { client, frame, kept, loginOf } = createEmbedded({
        SIGN_OUT: answers[end as keyof typeof answers],
      })
      await connectEmail(client, { email })
      await verifyOtp(client, { otp: '123456' })
      const done = signOut(client).catch(error => error)
      while (!frame.types().includes('SIGN_OUT')) await new Promise<void>(resolve => setImmediate(resolve))
      if (end === 'silence') vi.advanceTimersByTime(3_000)
      const error = await done
      if (end === 'SUCCESS') expect(error).toBeUndefined()
      else expect(error).toMatchObject({ name: 'FrameSignOutError', code: 'frame/sign-out-failed' })
      expect(loginOf()).toBeUndefined()
      expect(client.store.get(accountAtom).status).toBe('disconnected')
      expect(Object.keys(kept())).toEqual(['lastEmailLoginTime'])
    },
  )

  it('sec 22: publishes an approval whose end the frame does not confirm', async () => {
    const { client, frame } = createEmbedded({
      RPC_REQUEST: 'silence',
      RPC_ABORT: { message: 'no', code: -32005 },
    })
    const { session } = await openFrame(client)
    const withdrawal = new AbortController()
    const request = { caipNetworkId: 'eip155:1', method: 'personal_sign', params: ['0x', address] } as const
    const sent = rejectionOf(session.request({ ...request, signal: withdrawal.signal }))
    await until(() => expect(frame.types()).toContain('RPC_REQUEST'))
    withdrawal.abort()
    expect(await sent).toMatchObject({ code: 'requests/aborted' })
    const readFailure = () => client.store.get(requestActivityAtom).failedAbort
    await until(() => expect(readFailure()).toMatchObject({ error: { code: 'frame/abort-failed' } }))
  })

  it('C8: a sign-out during the restore of the login is kept, for every adapter', async () => {
    const { client, frame, kept, loginOf } = createEmbedded(
      { GET_USER: 'silence' },
      { stored: { email, emailLoginUsed: 'true' } },
    )
    const { session } = await openFrame(client)
    const restored = [session.restore(), session.restore()]
    const asked = () => frame.asked.filter(({ type }) => type === 'GET_USER')
    await until(() => expect(asked()).toHaveLength(1))
    await signOut(client)
    for (const { id } of asked()) frame.post({ id, type: 'GET_USER_SUCCESS', payload: user })
    expect(await Promise.all(restored)).toEqual([false, false])
    expect([loginOf(), kept()]).toEqual([undefined, {}])
    expect(frame.types().filter(type => type === 'IS_CONNECTED')).toHaveLength(1)
    expect(frame.types()).toContain('SIGN_OUT')
  })

  it('forgets the login also when the frame cannot be loaded', async () => {
    const storage = createMemoryStorage()
    storage.set('latchkit.frame.emailLoginUsed', 'true')
    const client = createClient({
      metadata: { name: 'Test' },
      networks: [mainnet],
      logLevel: 'silent',
      storage,
      storageKey: 'latchkit',
      platform: createRecordedPlatform(),
      adapters: [mockAdapter({ namespace: 'eip155' })],
      secureFrame: { url: frameOrigin, load: () => Promise.reject() },
    })
    onTestFinished(() => client.destroy())
    expect(await rejectionOf(signOut(client))).toMatchObject({ code: 'frame/sign-out-failed' })
    expect(storage.get('latchkit.frame.emailLoginUsed')).toBeUndefined()
    await signOut(client)
  })

  it('follows a frame that signed out by itself', async () => {
    const { client, frame, kept, loginOf } = createEmbedded()
    await connectEmail(client, { email })
    await verifyOtp(client, { otp: '123456' })
    frame.post({ type: 'SESSION_UPDATE', payload: { isConnected: false } })
    await until(() => expect(loginOf()).toBeUndefined())
    expect(kept()).not.toHaveProperty('emailLoginUsed')
  })
})
