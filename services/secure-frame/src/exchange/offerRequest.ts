import { frameTimeouts, rpcCodes } from '@latchkit/secure-frame-client/protocol'
import {
  endExchange,
  maxExchangeBytes,
  offerExchange,
  waitForExchange,
} from '@latchkit/secure-protocol/api/exchange'
import { openExchange } from '@latchkit/secure-protocol/formats/exchange1'
import * as z from 'zod/mini'
import { FrameError } from '../FrameError.js'
import { refused } from '../session/createEmailLogin.js'
import { type Server, ServerError } from '../session/createServer.js'
import type { FrameStore } from '../session/openStore.js'
import { pollServer } from '../session/pollServer.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import type { WindowAddress } from '../window/createWindowLink.js'
import { readWindowTheme } from '../window/windowMessages.js'
import { isSameGrant } from './createCarriedStore.js'
import { type ExchangedRequest, exchangedAnswer, isReturnUrl } from './exchangeMessages.js'

/** Characters of an icon beside which a request still fits. */
const longestIcon = 8_192

type OfferParameters = {
  readonly server: Server
  readonly store: FrameStore
  /** Of the page that this frame is bound to. */
  readonly origin: string
  readonly wallet: Pick<OpenWallet, 'id'>
  /** Of the window that the page opened. */
  readonly address: WindowAddress
  readonly signal: AbortSignal
}

/**
 * Offers a request to the window that its page opened and is cut off from, through the server. Resolves once it is offered.
 *
 * @throws FrameError POPUP_CUT_OFF for an account of a provider, -32005 for a request that is too large, ORIGIN_NOT_ALLOWED, RATE_LIMITED, SERVER_UNREACHABLE
 */
export async function offerRequest(
  { server, store, origin, wallet, address: { id, secret }, signal }: OfferParameters,
  { request, accountType, returnUrl, app }: Omit<ExchangedRequest, 'grants' | 'theme'>,
): Promise<void> {
  if (returnUrl !== undefined && !isReturnUrl(returnUrl, origin))
    throw new FrameError(rpcCodes.invalidParams, 'returnUrl: must have the origin of this page')
  const user = (await store.getSession())?.user
  // A top-level page of this site does not belong to an app, so it has no login with a provider.
  if (!user?.email || user.provider !== undefined)
    throw new FrameError('POPUP_CUT_OFF', 'The page of the app separates the window from this wallet')
  const known = await store.getGrants(wallet.id)
  const text = JSON.stringify(request)
  const isNamed = (one: unknown) =>
    typeof one === 'object' && one !== null && 'context' in one && text.includes(String(one.context))
  const grants = Array.isArray(known) ? known.filter(isNamed) : []
  const icon = (app?.icon?.length ?? 0) <= longestIcon ? app?.icon : undefined
  const content: ExchangedRequest = {
    request,
    accountType,
    returnUrl,
    grants,
    theme: readWindowTheme(),
    app: app && { name: app.name, icon },
  }
  const sealed = await (await openExchange(id, secret)).seal('request', content)
  if (sealed.length > (maxExchangeBytes * 4) / 3)
    throw new FrameError(
      rpcCodes.limitExceeded,
      'The request is too large for a window that the page is cut off from',
    )
  await refused(server.call(offerExchange, { id, parentOrigin: origin, request: sealed }, signal))
}

/**
 * Waits for the answer to an offered request, keeps what the window stored for it, and returns the result of the method. The
 * server has nothing of it afterwards.
 *
 * @throws FrameError with the window's error, and 4001 for a request that has ended
 */
export async function awaitAnswer(parameters: OfferParameters): Promise<unknown> {
  const { server, address, signal } = parameters
  const { id } = address
  const wait = () => askAnswer(server.call(waitForExchange, { id }, signal))
  try {
    const { answer } = await pollServer(wait, signal, frameTimeouts.approval)
    return await readAnswer(parameters, answer)
  } finally {
    server.call(endExchange, { id }).catch(() => undefined)
  }
}

/**
 * Reads the answer to a request that this page was left for, and keeps what the other page stored for it. It can be read
 * again until the server deletes it. A request without an answer ends: the user came back without answering it.
 *
 * @throws FrameError with the other page's error, and 4001 for a request without an answer
 */
export async function readReturned(parameters: Omit<OfferParameters, 'signal'>): Promise<unknown> {
  const { server, address } = parameters
  const { id } = address
  const found = await askAnswer(server.call(waitForExchange, { id, timeout: 0 }))
  if (found.action === 'answered') return readAnswer(parameters, found.answer)
  await refused(server.call(endExchange, { id }))
  throw aborted()
}

const aborted = (cause?: unknown) => new FrameError(rpcCodes.userRejected, 'Request was aborted', { cause })

/** Returns the server's answer; 4001 for a request that has ended. */
async function askAnswer<answer>(asked: Promise<answer>): Promise<answer> {
  return asked.catch(error => {
    if (error instanceof ServerError && error.code === 'NOT_FOUND') throw aborted(error)
    return refused(Promise.reject(error))
  })
}

async function readAnswer(
  { store, origin, wallet, address: { id, secret } }: Omit<OfferParameters, 'server' | 'signal'>,
  answer: string,
): Promise<unknown> {
  const opened = await (await openExchange(id, secret)).open('answer', answer)
  const { outcome, batches, granted, dropped } = z.parse(exchangedAnswer, opened)
  for (const batch of batches) await store.keepBatch(origin, batch, 0)
  if (granted.length + dropped.length > 0)
    await store.changeGrants(wallet.id, known => [
      ...(Array.isArray(known) ? known : []).filter(
        one => ![...granted, ...dropped].some(other => isSameGrant(one, other)),
      ),
      ...granted,
    ])
  if ('result' in outcome) return outcome.result
  const { code, message, data } = outcome.error
  throw new FrameError(code as FrameError['code'], message, { data })
}
