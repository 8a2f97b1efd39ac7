import { afterEach, expect, it, vi } from 'vitest'
import {
  createTestFrame,
  frameOption,
  frameOrigin,
} from '../../../../secure-frame-client/test/createTestFrame.js'
import { createClient } from '../../client/createClient.js'
import { mainnet } from '../../exports/networks.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { requestActivityAtom } from '../requests/start/atoms.js'
import { takeReturnedRequest } from '../requests/takeReturnedRequest.js'
import { frameConnector } from './frameConnector.js'
import { canOpenApprovalPage, openApprovalPage } from './openApprovalPage.js'
import { openFrame } from './openFrame.js'
import { signOut } from './signOut.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const user = { email: 'ana@example.test', address, chainId: 1 }
const signature = `0x${'1'.repeat(130)}`
const pageUrl = 'https://app.example/shop?item=3#top'
const [id, secret] = [crypto.randomUUID(), 'a'.repeat(43)]
const path = `/approve?projectId=p&language=en#${id}.${secret}`
const params = ['0x68690a', address]
const ends: (() => void)[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const end of ends.splice(0)) end()
})

/** A busy machine takes a multiple of the usual time. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

/** A tab: what it keeps, and what the frame of its pages answers to APPROVAL_RETURNED. */
function createTab() {
  return {
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
    returned: { payload: signature } as { readonly payload: unknown } | { readonly error: object },
  }
}

/** A page in a tab, whose user is signed in once `signIn` was called. */
function load(tab: ReturnType<typeof createTab>, { isFramed = false } = {}) {
  const frame = createTestFrame(({ type }, answer, fail) => {
    if (type === 'RPC_REQUEST') return
    if (type === 'IS_CONNECTED') return answer({ isConnected: true })
    if (type === 'GET_USER') return answer(user)
    if (type !== 'APPROVAL_RETURNED') return answer()
    const { returned } = tab
    if ('error' in returned) fail(returned.error)
    else answer(returned.payload)
  })
  const opened: string[] = []
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [mainnet],
    adapters: [mockAdapter({ namespace: 'eip155', connectors: [frameConnector('eip155')] })],
    logLevel: 'silent',
    storage: tab.storage,
    platform: {
      ...createRecordedPlatform(),
      pageUrl: () => pageUrl,
      isFramed: () => isFramed,
      tabStorage: () => tab.tabStorage,
      openLink: (url, target) => void opened.push(`${target} ${url}`),
    },
    secureFrame: frameOption(frame),
  })
  const leave = () => {
    client.destroy()
    frame.close()
  }
  client.start()
  ends.push(leave)
  return { client, frame, opened, leave, activity: () => client.store.get(requestActivityAtom) }
}

/** Asks for a signature that the browser has no window for. Resolves once the kit knows. */
async function ask({ client, frame, activity }: ReturnType<typeof load>) {
  frame.control.hasWindows = false
  const { session } = await openFrame(client)
  const connector = frameConnector('eip155')
  const provider = session.guard({
    connector,
    abort: () => {},
    provider: {
      request: (asked: { readonly method: string; readonly params: readonly unknown[] }) =>
        session.request({ caipNetworkId: 'eip155:1', ...asked }),
    },
  })
  provider.request({ method: 'personal_sign', params }).catch(() => {})
  await until(() => expect(frame.types()).toContain('RPC_REQUEST'))
  frame.post({ type: 'APPROVAL_WINDOW', payload: { status: 'needed', path } })
  await until(() => expect(activity().approvalWindow?.status).toBe('unavailable'))
}

/** A page that was left for an approval. */
async function leaveForApproval(tab: ReturnType<typeof createTab>) {
  tab.storage.set('latchkit.frame.emailLoginUsed', 'true')
  const page = load(tab)
  await ask(page)
  expect(canOpenApprovalPage(page.client)).toBe(true)
  await openApprovalPage(page.client)
  const { opened, frame } = page
  page.leave()
  return { opened, frame }
}

it('C21: leaves the page for an approval, and hands the answer to the app once, after any number of reloads', async () => {
  const tab = createTab()
  const { opened, frame } = await leaveForApproval(tab)
  const url = `${frameOrigin}/approve?projectId=p&language=en&place=tab#${id}.${secret}`
  expect(opened).toEqual([`_top ${url}`])
  expect(frame.payloads('APPROVAL_DETACHED')).toEqual([{ id, returnUrl: pageUrl }])

  const expected = {
    namespace: 'eip155',
    method: 'personal_sign',
    params,
    status: 'success',
    result: signature,
  }
  const first = load(tab)
  await until(() => expect(first.activity().returned).toEqual({ ...expected, isShown: false }))
  expect(first.frame.payloads('APPROVAL_RETURNED')).toEqual([{ id, secret, method: 'personal_sign' }])
  first.leave()

  const second = load(tab)
  await until(() => expect(second.activity().returned).toEqual({ ...expected, isShown: true }))
  expect(takeReturnedRequest(second.client)).toMatchObject(expected)
  expect(takeReturnedRequest(second.client)).toBeUndefined()
  second.leave()
  expect(tab.tabStorage.get('latchkit.frame.leftRequest')).toBeUndefined()
})

it('says that a request was rejected, and that an answer is none of its method', async () => {
  for (const [returned, code] of [
    [{ error: { message: 'User rejected the request', code: 4001 } }, 'rpc/user-rejected'],
    [{ payload: { not: 'a signature' } }, 'rpc/unknown'],
  ] as const) {
    const tab = { ...createTab(), returned }
    await leaveForApproval(tab)
    const { client, activity } = load(tab)
    await until(() => expect(activity().returned?.status).toBe('error'))
    expect(takeReturnedRequest(client)).toMatchObject({ error: { code } })
  }
})

it('asks again after a load at which the site was away, and not after the end of the request', async () => {
  const tab = { ...createTab(), returned: { error: { message: 'away', code: 'SERVER_UNREACHABLE' } } }
  await leaveForApproval(tab)
  const first = load(tab)
  await until(() => expect(first.frame.types()).toContain('APPROVAL_RETURNED'))
  expect(first.activity().returned).toBeUndefined()
  first.leave()
  const back = { ...tab, returned: { payload: signature } }
  const second = load(back)
  await until(() => expect(second.activity().returned?.status).toBe('success'))
  second.leave()

  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 600_001)
  const late = load(back)
  await openFrame(late.client)
  expect(late.frame.types()).not.toContain('APPROVAL_RETURNED')
})

it('starts with what an app or an older version left there', async () => {
  const tab = createTab()
  tab.storage.set('latchkit.frame.emailLoginUsed', 'true')
  for (const kept of ['{', 'null', '[]', '{"until":"x"}']) {
    tab.tabStorage.set('latchkit.frame.leftRequest', kept)
    const { client, frame, leave } = load(tab)
    await openFrame(client)
    await until(() => expect(frame.types()).toContain('SYNC_DAPP_DATA'))
    expect(frame.types()).not.toContain('APPROVAL_RETURNED')
    leave()
  }
})

it('sec 2: a sign-out forgets the request', async () => {
  const tab = createTab()
  await leaveForApproval(tab)
  const page = load(tab)
  await until(() => expect(page.activity().returned).toBeDefined())
  await signOut(page.client)
  expect(tab.tabStorage.get('latchkit.frame.leftRequest')).toBeUndefined()
})

it('offers no page in the frame of another page', async () => {
  const tab = createTab()
  tab.storage.set('latchkit.frame.emailLoginUsed', 'true')
  const page = load(tab, { isFramed: true })
  await ask(page)
  expect(canOpenApprovalPage(page.client)).toBe(false)
  await expect(openApprovalPage(page.client)).rejects.toMatchObject({ code: 'frame/popup-blocked' })
  expect(page.opened).toEqual([])
})
