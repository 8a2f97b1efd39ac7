import { randomUUID } from 'node:crypto'
import type { Call, CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import { releaseRecoveryShare, startRecovery } from '@latchkit/secure-protocol/api/recovery'
import type { SessionTokens } from '@latchkit/secure-protocol/api/session'
import type { confirmWallet, WalletRecord } from '@latchkit/secure-protocol/api/wallet'
import { vi } from 'vitest'
import type { Device } from './createDevice.js'
import type { TestSite } from './openSite.js'

export type Addresses = WalletRecord['addresses']
type State =
  | {
      readonly status: 'open'
      readonly wallet: { readonly addresses: Addresses; unlock(): Promise<unknown> }
    }
  | { readonly status: 'recovery'; readonly record: WalletRecord }

type Split = CallBody<typeof confirmWallet>

/** The frame's own code, which is compiled with a browser's types. */
type FrameCode = {
  splitAnew(parameters: object, record: WalletRecord, wallet: unknown, key?: object): Promise<Split>
  confirmSplit(parameters: object, split: Split): Promise<WalletRecord>
  openWallet(parameters: object): Promise<State>
  reshare(parameters: object, record: WalletRecord, share: object): Promise<State>
  runTask(request: unknown): Promise<unknown>
  proveOwner<call extends Call>(
    parameters: object,
    call: call,
    body: CallBody<call>,
    wallet: unknown,
  ): Promise<CallBody<call>>
  createSealingKey(): Promise<{ readonly privateKey: unknown }>
  exportPublicKey(keys: unknown): Promise<{ kty: 'EC'; crv: 'P-256'; x: string; y: string }>
  unseal(key: unknown, info: string, sealed: unknown): Promise<Uint8Array>
  readonly ServerError: new (code: string, message: string) => Error
}

const specifier: string = '@latchkit/secure-frame/testing/wallet'

/** Data of the frame that a browser stores, over pages. */
export function createBrowserStore() {
  const shares = new Map<string, unknown>()
  const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  return {
    getShareKey: () => key,
    getShare: async (id: string) => shares.get(id),
    setShare: async (id: string, share: unknown) => void shares.set(id, share),
  }
}

/** The page was closed. */
export class PageClosed extends Error {}

export type Page = {
  readonly test: TestSite
  readonly device: Device
  readonly session: SessionTokens
  readonly email: string
  readonly store: ReturnType<typeof createBrowserStore>
  readonly last?: number | undefined
}

/** The frame's code in a page, which is closed after `last` messages, each of which was carried out. */
export async function createFrame({ device, session, store, last = Number.POSITIVE_INFINITY }: Page) {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, act: () => unknown) => act() } })
  const code: FrameCode = await import(specifier)
  const sent = { messages: 0 }
  const server = {
    async call<call extends Call>(call: call, body: CallBody<call>): Promise<CallAnswer<call>> {
      const answer = await device.call(call, body, { session })
      sent.messages += 1
      if (sent.messages >= last) throw new PageClosed(randomUUID())
      if (answer.status === 200) return answer.ok()
      const { code: refusal, message } = answer.error()
      throw new code.ServerError(refusal, message)
    },
  }
  return { code, sent, frame: { projectId: 'demo', server, store, signer: code.runTask } }
}

/** Changes who can recover the wallet, by the frame's own code and the wallet of its device. */
export async function changeByFrame<call extends Call>(page: Page, call: call, body: CallBody<call>) {
  const { code, frame } = await createFrame(page)
  const opened = await code.openWallet(frame)
  if (opened.status !== 'open') throw new TypeError(opened.status)
  const proved = await code.proveOwner(frame, call, body, await opened.wallet.unlock())
  return page.device.call(call, proved, page)
}

/** Opens the wallet by the frame's own code, recovering it by the second code where that is needed. */
export async function openByFrame(
  page: Page,
): Promise<{ readonly addresses: Addresses; readonly messages: number }> {
  const { test, email } = page
  const { code, sent, frame } = await createFrame(page)
  const { server } = frame
  let state = await code.openWallet(frame)
  if (state.status === 'recovery') {
    const { record } = state
    // A mail of the recovery role each 30 s.
    test.passTime(31_000)
    const keys = await code.createSealingKey()
    const { challenge } = await server.call(startRecovery, { walletId: record.id })
    const mail = test.inbox.messages().findLast(({ to }) => to.includes(email))
    const mailed = /^\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
    const sealTo = await code.exportPublicKey(keys)
    const { shareGen } = record
    const released = await server.call(releaseRecoveryShare, { challenge, code: mailed, shareGen, sealTo })
    const info = `latchkit recovery release v1|${record.id}|${shareGen}`
    state = await code.reshare(frame, record, {
      share: await code.unseal(keys.privateKey, info, released),
    })
  }
  if (state.status !== 'open') throw new TypeError('the wallet was not opened')
  // Two shares that go together: it can sign.
  const wallet = await state.wallet.unlock()
  await code.runTask({ task: 'check', wallet })
  return { addresses: state.wallet.addresses, messages: sent.messages }
}
