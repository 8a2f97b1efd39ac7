import { getUser } from '@latchkit/secure-protocol/api/user'
import { expect } from 'vitest'
import { createDevice } from './createDevice.js'
import { type Addresses, createBrowserStore, openByFrame, PageClosed } from './frameWallet.js'
import type { TestSite } from './openSite.js'

/**
 * Closes a page after its nth message and opens another one in the same browser: the wallet is whole then, with the address
 * that was known before, if there was one. Returns whether there was such a message.
 */
export async function closePageAt(
  test: TestSite,
  step: 'sign-up' | 're-share',
  last: number,
): Promise<boolean> {
  const email = `${step}${last}@example.com`
  const first = await createDevice(test)
  const { session } = await first.signIn(email)
  const own = { test, email, device: first, session, store: createBrowserStore() }
  if (step === 'sign-up') return closeAndOpen(own)
  const { addresses } = await openByFrame(own)
  test.passTime(31_000)
  const device = await createDevice(test)
  const other = { ...own, device, session: (await device.signIn(email)).session, store: createBrowserStore() }
  return closeAndOpen(other, addresses)

  async function closeAndOpen(page: typeof own, known?: Addresses): Promise<boolean> {
    const opened = await openByFrame({ ...page, last }).catch(error => {
      if (!(error instanceof PageClosed)) throw error
      return undefined
    })
    const { wallet } = (await page.device.call(getUser, {}, { session: page.session })).ok()
    const active = wallet?.state === 'active' ? wallet.addresses : undefined
    const again = await openByFrame(page)
    expect(again.addresses).toEqual(known ?? active ?? again.addresses)
    const now = (await page.device.call(getUser, {}, { session: page.session })).ok().wallet
    expect(now).toMatchObject({ state: 'active', addresses: again.addresses })
    return opened === undefined
  }
}
