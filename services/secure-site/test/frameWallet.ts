import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { Call, CallAnswer, CallBody } from '../src/api/call.js'
import { releaseRecoveryShare, startRecovery } from '../src/api/recovery.js'
import type { SessionTokens } from '../src/api/session.js'
import type { WalletRecord } from '../src/api/wallet.js'
import type { Device } from './createDevice.js'
import type { TestSite } from './openSite.js'

export type Addresses = WalletRecord['addresses']
type State =
  | {
      readonly status: 'open'
      readonly wallet: { readonly addresses: Addresses; unlock(): Promise<unknown> }
    }
  | { readonly status: 'recovery'; readonly record: WalletRecord }

/** The frame's own code, which is compiled with a browser's types. */
type FrameCode = {
  openWallet(parameters: object): Promise<State>
  reshare(parameters: object, record: WalletRecord, share: object): Promise<State>
  runTask(request: unknown): Promise<unknown>
  createSealingKey(): Promise<{ readonly privateKey: unknown }>
  exportPublicKey(keys: unknown): Promise<{ kty: 'EC'; crv: 'P-256'; x: string; y: string }>
  unseal(key: unknown, info: string, sealed: unknown): Promise<Uint8Array>
}

const load = async (name: string): Promise<Partial<FrameCode>> =>
  import(/* @vite-ignore */ new URL(`../src/frame/wallet/${name}.ts`, import.meta.url).pathname)

/** What a browser keeps of the frame, over pages. */
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

/**
 * Opens the wallet by the frame's own code, recovering it where that is needed; the page is closed after `last` messages,
 * each of which was carried out.
 */
export async function openByFrame(parameters: {
  readonly test: TestSite
  readonly device: Device
  readonly session: SessionTokens
  readonly email: string
  readonly store: ReturnType<typeof createBrowserStore>
  readonly last?: number | undefined
}): Promise<{ readonly addresses: Addresses; readonly messages: number }> {
  const { test, device, session, email, store, last = Number.POSITIVE_INFINITY } = parameters
  vi.stubGlobal('navigator', { locks: { request: (_name: string, act: () => unknown) => act() } })
  const { openWallet, reshare, runTask, createSealingKey, exportPublicKey, unseal } = {
    ...(await load('openWallet')),
    ...(await load('runTask')),
    ...(await load('sealToKey')),
  } as FrameCode
  let messages = 0
  const server = {
    async call<call extends Call>(call: call, body: CallBody<call>): Promise<CallAnswer<call>> {
      const answer = (await device.call(call, body, { session })).ok()
      messages += 1
      if (messages >= last) throw new PageClosed(randomUUID())
      return answer
    },
  }
  const frame = { projectId: 'demo', server, store, signer: runTask }
  let state = await openWallet(frame)
  if (state.status === 'recovery') {
    const { record } = state
    // A mail of the recovery role each 30 s.
    test.passTime(31_000)
    const keys = await createSealingKey()
    const { challenge } = await server.call(startRecovery, { walletId: record.id })
    const mail = test.inbox.messages().findLast(({ to }) => to.includes(email))
    const code = /^\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
    const sealTo = await exportPublicKey(keys)
    const { shareGen } = record
    const released = await server.call(releaseRecoveryShare, { challenge, code, shareGen, sealTo })
    const info = `latchkit recovery release v1|${record.id}|${shareGen}`
    state = await reshare(frame, record, {
      share: await unseal(keys.privateKey, info, released),
    })
  }
  if (state.status !== 'open') throw new TypeError('the wallet was not opened')
  // Two shares that go together: it can sign.
  const wallet = await state.wallet.unlock()
  await runTask({ task: 'check', wallet })
  return { addresses: state.wallet.addresses, messages }
}
