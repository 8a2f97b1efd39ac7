import { listFactors } from '@latchkit/secure-protocol/api/factors'
import { releaseRecoveryShare, startRecovery } from '@latchkit/secure-protocol/api/recovery'
import { getUser } from '@latchkit/secure-protocol/api/user'
import type { WalletRecord } from '@latchkit/secure-protocol/api/wallet'
import { FrameError } from '../FrameError.js'
import { type Server, ServerError } from '../session/createServer.js'
import { hasDeviceShare } from '../wallet/deviceShare.js'
import {
  confirmSplit,
  readOwnShares,
  reshare,
  seal,
  splitAnew,
  type WalletParameters,
} from '../wallet/openWallet.js'
import { callAsOwner } from '../wallet/proveOwner.js'
import { readAuthShare } from '../wallet/readAuthShare.js'
import { createSealingKey, exportPublicKey, unseal } from '../wallet/sealToKey.js'
import type { SealedWallet } from '../wallet/signerMessages.js'
import { askFactor, type OpenedFactor } from './factors.js'
import { field } from './openDialog.js'
import type { WalletHost } from './walletHost.js'
import type { WalletPage } from './walletPage.js'

/** A recovery share, and the key of the factors in the tier that the user holds. */
type Released = Pick<OpenedFactor, 'share' | 'shareGen'> & Partial<Pick<OpenedFactor, 'key' | 'keyGen'>>

/**
 * The host of a page without an opener: a separate device. It has a device share only after it split the key; else its user
 * proves a factor, or enters a second mailed code in the assisted tier. A share released this way is kept in memory only,
 * and other devices keep their shares.
 */
export function createOwnHost(
  parameters: WalletParameters & { readonly server: Server },
  getPage: () => WalletPage,
): WalletHost & {
  /** The wallet of which this browser has no share. The frame creates a wallet that does not exist yet. */
  findUnshared(): Promise<WalletRecord | undefined>
  /** Gives this browser a device share, so that it opens the wallet without a factor or a code from now on. */
  keepShare(wallet: WalletRecord): Promise<void>
} {
  const { server, projectId } = parameters
  let released: Released | undefined

  async function unlock(): Promise<SealedWallet> {
    const { user, wallet } = await server.call(getUser, {})
    if (!wallet) throw new FrameError(-32603, 'There is no wallet')
    const own = await readOwnShares(parameters, user, wallet)
    if (own) return own
    for (;;) {
      const isNew = !released
      released ??= await release(wallet.id, wallet.shareGen)
      const { share, shareGen } = released
      try {
        const auth = await readAuthShare(server, { walletId: wallet.id, shareGen })
        return seal({ projectId }, user, wallet, share.slice(), auth)
      } catch (error) {
        // The device of that generation has split the key again, or was removed.
        released = undefined
        if (isNew || !(error instanceof ServerError && error.code === 'SHARE_ENDED')) throw error
      }
    }
  }

  async function release(walletId: string, shareGen: number): Promise<Released> {
    const page = getPage()
    const { factors } = await server.call(listFactors, {})
    if (factors.length > 0) return askFactor(page, 'factors.chooseTitle', factors)
    const keys = await createSealingKey()
    const { challenge } = await server.call(startRecovery, { walletId })
    const { input, node } = field(page.text('reauth.code'), {
      inputMode: 'numeric',
      autocomplete: 'one-time-code',
      maxLength: 8,
      dir: 'ltr',
      testId: 'recovery-code',
    })
    return page.dialogs.ask({
      title: 'recover.title',
      text: page.text('recover.text'),
      content: [node],
      async act() {
        const sealTo = await exportPublicKey(keys)
        const code = input.value.trim()
        const answer = await server.call(releaseRecoveryShare, { challenge, code, shareGen, sealTo })
        const info = `latchkit recovery release v1|${walletId}|${shareGen}`
        return { share: await unseal(keys.privateKey, info, answer), shareGen }
      },
    })
  }

  return {
    call: (call, body) => callAsOwner(parameters, call, body, unlock),
    unlock,
    async split(key) {
      const { wallet } = await server.call(getUser, {})
      if (!wallet) throw new FrameError(-32603, 'There is no wallet')
      return splitAnew(parameters, wallet, await unlock(), { key })
    },
    async confirm(split) {
      await confirmSplit(parameters, split)
    },
    async findUnshared() {
      const { wallet } = await server.call(getUser, {})
      if (wallet?.state !== 'active') return undefined
      return (await hasDeviceShare(parameters.store, wallet)) ? undefined : wallet
    },
    async keepShare(wallet) {
      const { share, key, keyGen } = await release(wallet.id, wallet.shareGen)
      await reshare(parameters, wallet, { share, ...(key && { key: { key, keyGen } }) })
    },
  }
}
