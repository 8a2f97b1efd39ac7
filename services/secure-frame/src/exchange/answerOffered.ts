import { parseRequest, rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import { walletPath } from '@latchkit/secure-protocol/api/config'
import { answerExchange, maxExchangeBytes, waitForExchange } from '@latchkit/secure-protocol/api/exchange'
import { openExchange } from '@latchkit/secure-protocol/formats/exchange1'
import * as z from 'zod/mini'
import { showStatus } from '../approval/showApproval.js'
import { FrameError, toErrorPayload } from '../FrameError.js'
import type { PageTexts } from '../messages.js'
import { openRequests } from '../rpc/openRequests.js'
import { createServer, type Server, ServerError } from '../session/createServer.js'
import { openStore } from '../session/openStore.js'
import { pollServer } from '../session/pollServer.js'
import { createSigner } from '../wallet/createSigner.js'
import { createWorkers } from '../wallet/createWorkers.js'
import { type OpenWallet, openWallet } from '../wallet/openWallet.js'
import { isInTab, type WindowAddress } from '../window/createWindowLink.js'
import { applyWindowTheme } from '../window/windowMessages.js'
import { createCarriedStore } from './createCarriedStore.js'
import {
  type ExchangedAnswer,
  type ExchangedRequest,
  exchangedRequest,
  isReturnUrl,
} from './exchangeMessages.js'
import { takeOffered } from './takeOffered.js'

type AnswerParameters = {
  readonly config: FrameConfig
  readonly root: HTMLElement
  readonly pageTexts: PageTexts
  readonly address: WindowAddress
}

/**
 * Answers a request that the frame offered through the server, in a top-level page that cannot reach the frame: the app
 * isolates its windows, or this page is in the tab of the app. The page knows the address, which proves nothing, so this
 * page has a separate session and signs with its wallet. Without a session it goes to the wallet page, which signs in and
 * returns.
 */
export async function answerOffered({ config, root, pageTexts, address }: AnswerParameters): Promise<void> {
  const { translate } = pageTexts
  const { projectId } = config
  // In the app's own tab it goes back to the app: at first as the browser does, then where the app wants it.
  let leave = isInTab() ? () => history.back() : () => window.close()
  const label = translate(isInTab() ? 'action.back' : 'action.close')
  const say = (text: string) => showStatus(root, text, { label, press: leave })
  showStatus(root, translate('status.preparing'))
  const store = openStore(projectId)
  const server = createServer({
    config,
    store,
    getLocale: () => document.documentElement.lang,
    ended: signIn,
    replaced: () => location.reload(),
  })
  const signer = createSigner(createWorkers(config))
  try {
    const user = await server.resume()
    if (!user) return signIn()
    const taken = await takeOffered({ root, translate, server, id: address.id, user, signIn, leave })
    if (!taken) return
    const state = await openWallet({ projectId, server, store, signer })
    if (state.status !== 'open') return signIn()
    const keys = await openExchange(address.id, address.secret)
    const { theme, ...asked } = z.parse(exchangedRequest, await keys.open('request', taken.request))
    const { returnUrl } = asked
    // The server has the origin from the frame. What is in the request may be of the page.
    if (returnUrl !== undefined && isReturnUrl(returnUrl, taken.parentOrigin))
      leave = () => location.replace(returnUrl)
    await applyWindowTheme(theme, pageTexts)
    const { wallet } = state
    const records = createCarriedStore(asked.grants)
    const own = new AbortController()
    const { accounts, rpc } = openRequests({
      config,
      server,
      store: records,
      owners: store,
      signer,
      root,
      translate,
      hasSmartAccounts: new URLSearchParams(location.search).get('smartAccounts') !== 'false',
      origin: taken.parentOrigin,
      app: asked.app && { name: asked.app.name, icon: asked.app.icon },
      // This page is the window.
      choosePlace: () => 'frame',
      getWallet: async () => wallet,
      recoverWallet: async () => wallet,
      getChainId: () => 1,
      deployed: () => {},
      shown: async () => {},
    })
    accounts.prefer(wallet, asked.accountType)
    let isOver = false
    followEnd(server, address.id, own.signal, () => {
      isOver = true
      rpc.abort()
    })
    const outcome = await carryOut(rpc, asked, wallet)
    own.abort()
    if (isOver) return say(translate('window.ended'))
    // The wallet is to be brought here first: the request is still the one of this page.
    if ('error' in outcome && outcome.error.code === 'RECOVERY_REQUIRED') return signIn()
    const sealed = await keys.seal('answer', { outcome, ...records.read() } satisfies ExchangedAnswer)
    const answer =
      sealed.length <= (maxExchangeBytes * 4) / 3
        ? sealed
        : await keys.seal('answer', { ...toFailure(tooLarge()), batches: [], granted: [], dropped: [] })
    await server.call(answerExchange, { id: address.id, answer })
    say(translate('window.waiting'))
    leave()
  } catch (error) {
    const { code } = error instanceof ServerError ? error : toErrorPayload(error)
    if (code === 'NOT_FOUND') say(translate('window.ended'))
    else if (code === 'SERVER_UNREACHABLE') say(translate('status.unreachable'))
    else if (code === 'STORAGE_UNAVAILABLE') say(translate('status.storage'))
    else say(translate('status.failed', { code: String(code) }))
  }

  /** Signs in and brings the wallet to this browser, and comes back to this address. */
  function signIn() {
    const search = new URLSearchParams(location.search)
    search.set('then', 'approve')
    location.replace(`${walletPath}?${search}${location.hash}`)
  }
}

const tooLarge = () => new FrameError(rpcCodes.limitExceeded, 'The answer is too large')

const toFailure = (error: unknown) => ({ outcome: { error: toErrorPayload(error) } }) as const

/** Parses the request as the frame did, and answers it. */
async function carryOut(
  rpc: ReturnType<typeof openRequests>['rpc'],
  { request }: Pick<ExchangedRequest, 'request'>,
  wallet: Pick<OpenWallet, 'id'>,
): Promise<ExchangedAnswer['outcome']> {
  const parsed = parseRequest({ id: wallet.id, ...request })
  try {
    if (parsed.status !== 'request') throw new FrameError(rpcCodes.invalidParams, 'Invalid input')
    const { type, payload } = parsed.request
    if (type === 'RPC_REQUEST') return { result: await rpc.request(payload) }
    if (type === 'DOWNGRADE_ACCOUNT') return { result: await rpc.downgrade(payload) }
    throw new FrameError(rpcCodes.unsupported, 'Requested RPC call is not allowed')
  } catch (error) {
    return toFailure(error).outcome
  }
}

/** Calls `ended` when the request is over: it was rejected in the app, answered elsewhere, or took too long. */
function followEnd(server: Server, id: string, signal: AbortSignal, ended: () => void) {
  pollServer(() => server.call(waitForExchange, { id }, signal), signal, 600_000).catch(error => {
    if (!signal.aborted && error instanceof ServerError && error.code === 'NOT_FOUND') ended()
  })
}
