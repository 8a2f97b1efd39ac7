import { randomBytes } from 'node:crypto'
import { getAuthShare, getWallet } from '@latchkit/secure-protocol/api/wallet'
import { deriveKeyProof } from '@latchkit/secure-protocol/formats/factor1'
import type { createRecoveryFile, RecoveryFile } from '@latchkit/secure-protocol/formats/recoveryFile'
import { afterAll, beforeAll, vi } from 'vitest'
import type { FaultPoint } from '../src/auth/types.js'
import { addFactor } from './addFactor.js'
import { createDevice } from './createDevice.js'
import type { Owner } from './createWallet.js'
import { changeByFrame, createBrowserStore, createFrame, openByFrame, type Page } from './frameWallet.js'
import { openSite, type TestSite } from './openSite.js'

/** Two shares and the blob that they open. */
type SealedWallet = {
  readonly of: RecoveryFile['wallet']
  readonly blob: Uint8Array
  readonly shares: Parameters<typeof createRecoveryFile>[1]
}

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A site for the tests of a file, with devices that open their wallet by the frame's own code. */
export function openGenerations() {
  let site: TestSite
  let stopped: FaultPoint | undefined
  beforeAll(async () => {
    site = await openSite({
      limits: { walletCallsPerHour: 10_000, projectMailsPerHour: 10_000 },
      onPoint(point) {
        if (point !== stopped) return
        stopped = undefined
        throw new Error(`stopped at ${point}`)
      },
    })
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await site.close()
  })

  const codesTo = (email: string) =>
    site.inbox
      .messages()
      .filter(({ to, subject }) => to.includes(email) && subject === 'Your wallet recovery code').length

  async function openDevice(email: string, known?: Pick<Page, 'device' | 'store'>) {
    site.passTime(31_000)
    const { device, store } = known ?? { device: await createDevice(site), store: createBrowserStore() }
    const { session } = await device.signIn(email)
    const own = { test: site, device, session, email, store }
    const ask = async (shareGen: number) => {
      const { wallet } = (await device.call(getWallet, {}, { session })).ok()
      return (await device.call(getAuthShare, { walletId: wallet?.id ?? '', shareGen }, { session })).status
    }
    const change: Owner['change'] = (call, body) => changeByFrame(own, call, body)
    return { ...own, ask, change, open: () => openByFrame(own) }
  }

  /** Splits a new WK for the first factor of a wallet, by the frame's own code. */
  async function rotate(own: Awaited<ReturnType<typeof openDevice>>) {
    const { code, frame } = await createFrame(own)
    const opened = await code.openWallet(frame)
    const { wallet } = (await own.device.call(getWallet, {}, own)).ok()
    if (opened.status !== 'open' || !wallet) throw new TypeError(opened.status)
    const unlocked = (await opened.wallet.unlock()) as SealedWallet
    const key = new Uint8Array(randomBytes(32))
    const split = await code.splitAnew(frame, wallet, unlocked, { key })
    const { restore } = await addFactor({ ...own, walletId: wallet.id }, split.shareGen)
    ;(await restore(own, toText(await deriveKeyProof(key)))).ok()
    return { unlocked, split, confirm: () => code.confirmSplit(frame, split) }
  }

  return {
    openDevice,
    codesTo,
    rotate,
    passTime: (milliseconds: number) => site.passTime(milliseconds),
    /** The next call that reaches the point fails there. */
    stopAt(point: FaultPoint) {
      stopped = point
    },
    isStopped: () => stopped === undefined,
  }
}

export type Generations = ReturnType<typeof openGenerations>
