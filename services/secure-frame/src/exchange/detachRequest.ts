import { type FrameRequestType, rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { FrameError } from '../FrameError.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import type { WindowAddress, WindowLink } from '../window/createWindowLink.js'

/** A request as the page sent it. */
export type PageRequest = { readonly type: FrameRequestType; readonly payload: unknown }

/** Data that a window needs to answer a request that the frame cannot pass to it. */
export type OfferedRequest = {
  readonly request: PageRequest
  readonly wallet: OpenWallet
  readonly address: WindowAddress
  /** Where a page in the app's own tab goes afterwards. */
  readonly returnUrl: string | undefined
  readonly signal: AbortSignal
}

/** Hands requests to windows through the server. */
export type Exchange = {
  /** Resolves once the window can take the request. */
  offer(request: OfferedRequest): Promise<void>
  /** The result of the method. Rejects with the error that the window answered. */
  wait(request: OfferedRequest): Promise<unknown>
}

/** An open request whose page may be cut off from the window that it opened. */
export type DetachedRequest = {
  /**
   * Offers the request to the window with this id, once, and resolves when the window can take it. With `returnUrl` it is
   * offered again, to a page in the app's own tab.
   *
   * @throws FrameError -32602 when the request does not wait for such a window
   */
  offer(id: string, returnUrl?: string | undefined): Promise<void>
  /** Settles with the window's answer or error; stays pending if the window was not cut off. */
  readonly result: Promise<unknown>
}

/** Makes an open request one that its window can get through the server. */
export function detachRequest(parameters: {
  readonly exchange: Exchange | undefined
  readonly link: Pick<WindowLink, 'getAddress'> | undefined
  readonly request: PageRequest
  getWallet(): Promise<OpenWallet>
  readonly signal: AbortSignal
}): DetachedRequest {
  const { exchange, link, request, getWallet, signal } = parameters
  let settle: (answer: Promise<unknown>) => void = () => {}
  const result = new Promise<unknown>(resolve => {
    settle = resolve
  })
  let offering: Promise<void> | undefined

  async function offer(id: string, returnUrl: string | undefined) {
    const address = link?.getAddress()
    if (!exchange || address?.id !== id) throw noWindow()
    try {
      const offered = { request, wallet: await getWallet(), address, returnUrl, signal }
      await exchange.offer(offered)
      settle(exchange.wait(offered))
    } catch (error) {
      // The user has no other window for the answer. With `returnUrl`, the page that could not be left still has the request.
      if (returnUrl === undefined) settle(Promise.reject(error))
      throw error
    }
  }

  return {
    result,
    offer(id, returnUrl) {
      // A page that lost the answer asks again.
      if (!offering || returnUrl !== undefined) {
        offering = offer(id, returnUrl)
        offering.catch(() => {
          offering = undefined
        })
      }
      return offering
    },
  }
}

/** The page names a window that does not have a waiting approval. */
export const noWindow = () => new FrameError(rpcCodes.invalidParams, 'No approval waits for this window')
