import { FrameError } from '../FrameError.js'
import type { Translate } from '../messages.js'
import { untilAborted } from '../untilAborted.js'
import {
  type OpenWallet,
  openWallet,
  reshare,
  type WalletParameters,
  type WalletState,
} from './openWallet.js'
import type { FarcasterSignature } from './recoverByFarcaster.js'

/** The wallet of the signed-in user, opened once for all requests. */
export type HeldWallet = {
  /** Rejects with RECOVERY_REQUIRED if this device has no key, and with LOGIN_REQUIRED without a session. */
  get(): Promise<OpenWallet>
  /** Like `get`, but lets the user prove a factor in the visible frame first. Concurrent calls share one prompt. */
  recover(): Promise<OpenWallet>
  isOpen(): Promise<boolean>
  /** Opens the wallet page by a click in the visible frame; the frame is hidden again and serves it. */
  openPage(): Promise<void>
  /** The Farcaster signature also brings an assisted wallet to a device that does not have its key. */
  openByFarcaster(signature: FarcasterSignature): Promise<void>
  /** Closes the wallet at the end of the session. */
  forget(): void
  /** Ends the prompts in this frame. */
  abort(): void
}

/** Opens the wallet when it is first needed and keeps it until the session ends. */
export function holdWallet(
  parameters: WalletParameters & {
    readonly root: HTMLElement
    readonly translate: Translate
    /** The frame has to be shown, or hidden again. Resolves when the texts of its language are loaded. */
    shown(isShown: boolean): Promise<void>
  },
): HeldWallet {
  const { root } = parameters
  let wallet: WalletState | undefined
  let opening: Promise<WalletState> | undefined
  let recovering: Promise<OpenWallet> | undefined
  /** Ends the prompts. */
  let recovery = new AbortController()

  /** Closes the wallet at the end of the session. Discards a wallet that is still being opened for the signed-out user. */
  function forget() {
    wallet = undefined
    opening = undefined
  }

  function open(): Promise<WalletState> {
    if (wallet?.status === 'open') return Promise.resolve(wallet)
    if (opening) return opening
    const own: Promise<WalletState> = openWallet(parameters)
      .then(state => {
        if (opening === own) wallet = state
        return state
      })
      .finally(() => {
        if (opening === own) opening = undefined
      })
    opening = own
    return own
  }

  async function get(): Promise<OpenWallet> {
    const state = await open()
    if (state.status === 'open') return state.wallet
    throw new FrameError('RECOVERY_REQUIRED', 'This device has no key of the wallet yet')
  }

  /** The Farcaster signature also brings an assisted wallet to a device that does not have its key. */
  async function openByFarcaster(signature: FarcasterSignature) {
    forget()
    const state = await open()
    if (state.status !== 'recovery' || state.record.tier !== 'assisted') return
    const { recoverByFarcaster } = await import('./recoverByFarcaster.js')
    wallet = await recoverByFarcaster(parameters, state.record, signature)
  }

  /** Like `get`, but lets the user prove a factor in the visible frame first. Concurrent calls share one prompt. */
  function recover(): Promise<OpenWallet> {
    recovering ??= recoverOnce().finally(() => {
      recovering = undefined
    })
    return recovering
  }

  async function recoverOnce(): Promise<OpenWallet> {
    const state = await open()
    if (state.status === 'open') return state.wallet
    const { record } = state
    const view = { ...parameters, record }
    if (record.tier === 'assisted')
      await show(async signal => {
        const { recoverWallet } = await import('./recoverWallet.js')
        const recovered = await recoverWallet({ ...view, signal })
        if (!signal.aborted) wallet = recovered
      })
    else
      await show(async signal => {
        const { serveWalletPage } = await import('../window/serveWalletPage.js')
        await serveWalletPage({
          ...view,
          walletId: record.id,
          title: 'factor.title',
          text: 'factor.text',
          mode: 'factor',
          released: async share => {
            const recovered = await reshare(parameters, record, share)
            if (!signal.aborted) wallet = recovered
          },
        })
      })
    return get()
  }

  /** Opens the wallet page by a click in the visible frame; the frame is hidden again and serves it. */
  async function openPage(): Promise<void> {
    const { id: walletId } = await recover()
    const { serveWalletPage } = await import('../window/serveWalletPage.js')
    await show(
      () =>
        new Promise<void>((resolve, reject) => {
          serveWalletPage({
            ...parameters,
            walletId,
            title: 'page.title',
            text: 'page.text',
            mode: 'page',
            getWallet: get,
            opened: resolve,
          }).catch(reject)
        }),
    )
  }

  /** Shows the frame while the user acts in it, or until the request or the session ends. */
  async function show(act: (signal: AbortSignal) => Promise<void>): Promise<void> {
    recovery = new AbortController()
    const { signal } = recovery
    const run = async () => {
      await parameters.shown(true)
      signal.throwIfAborted()
      await act(signal)
    }
    try {
      await untilAborted(run(), signal)
    } finally {
      root.replaceChildren()
      void parameters.shown(false)
    }
  }

  return {
    get,
    recover,
    isOpen: async () => (await open()).status === 'open',
    openPage,
    openByFarcaster,
    forget,
    abort: () => recovery.abort(new FrameError(4001, 'Request was aborted')),
  }
}
