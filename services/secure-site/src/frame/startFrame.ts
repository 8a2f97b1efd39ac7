import { type FrameRequest, type FrameUser, getMethodPolicy } from '@latchkit/secure-frame-client/protocol'
import type { FrameConfig } from '../api/config.js'
import { endSession } from '../api/session.js'
import { applyTheme } from './applyTheme.js'
import { answerRequests } from './channel/answerRequests.js'
import type { Channel } from './channel/openChannel.js'
import { FrameError } from './FrameError.js'
import { selectMessages } from './messages.js'
import { createReads } from './rpc/createReads.js'
import { createRequests } from './rpc/createRequests.js'
import { toChainId } from './rpc/toChainId.js'
import { createEmailChange } from './session/createEmailChange.js'
import { createEmailLogin } from './session/createEmailLogin.js'
import { createFarcasterLogin } from './session/createFarcasterLogin.js'
import { createServer } from './session/createServer.js'
import { createSocialLogin } from './session/createSocialLogin.js'
import { openStore } from './session/openStore.js'
import { untilAborted } from './untilAborted.js'
import { accountPaths } from './wallet/accountPaths.js'
import { createSigner } from './wallet/createSigner.js'
import { createWorkers } from './wallet/createWorkers.js'
import { type OpenWallet, openWallet, reshare, type WalletState } from './wallet/openWallet.js'
import type { FarcasterSignature } from './wallet/recoverByFarcaster.js'

/**
 * Carries out what the page asks on its port. Tokens, shares and codes stay here: the page gets addresses, and the e-mail
 * address if the project may have it.
 */
export function startFrame(
  config: FrameConfig,
  channel: Channel,
  root: HTMLElement,
): (message: unknown) => void {
  const { projectId } = config
  const store = openStore(projectId)
  const { translate } = selectMessages(navigator.languages)
  const tabs = new BroadcastChannel(`latchkit-frame/${projectId}`)
  const server = createServer({
    config,
    store,
    ended: () => announceEnd(),
    replaced: () => tabs.postMessage('signed-out'),
  })
  const signer = createSigner(createWorkers(config))
  const login = createEmailLogin({ server, projectId, parentOrigin: channel.origin })
  const emailChange = createEmailChange({ server, store })
  const social = createSocialLogin({ server, projectId, parentOrigin: channel.origin })
  const parameters = { projectId, server, store, signer }
  const farcaster = createFarcasterLogin({
    ...{ server, projectId, parentOrigin: channel.origin },
    open: openByFarcaster,
  })
  let wallet: WalletState | undefined
  let opening: Promise<WalletState> | undefined
  let recovering: Promise<OpenWallet> | undefined
  /** Ends what the user is asked for. */
  let recovery = new AbortController()
  let chainId: number | string = readChainId()

  /** The wallet is that of nobody now. One that is being opened for who signed out does not count any more. */
  function forgetWallet() {
    wallet = undefined
    opening = undefined
  }

  function endRequests() {
    rpc.abort()
    farcaster.end()
    recovery.abort(new FrameError(4001, 'Request was aborted'))
  }

  function announceEnd() {
    forgetWallet()
    channel.emit({ type: 'SESSION_UPDATE', payload: { isConnected: false } })
  }

  /**
   * The session ended in another tab of the same site, which forgot it. A tab that was frozen hears of it late: what is
   * stored then may be the next session.
   */
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== 'signed-out') return
    server.drop()
    endRequests()
    announceEnd()
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

  async function getWallet(): Promise<OpenWallet> {
    const state = await open()
    if (state.status === 'open') return state.wallet
    throw new FrameError('RECOVERY_REQUIRED', 'This device has no key of the wallet yet')
  }

  /** What was signed at Farcaster also brings an assisted wallet to a device that has no key of it. */
  async function openByFarcaster(signature: FarcasterSignature) {
    forgetWallet()
    const state = await open()
    if (state.status !== 'recovery' || state.record.tier !== 'assisted') return
    const { recoverByFarcaster } = await import('./wallet/recoverByFarcaster.js')
    wallet = await recoverByFarcaster(parameters, state.record, signature)
  }

  /** As {@link getWallet}, but the user may prove a factor in the visible frame first; once for all that wait for it. */
  function recoverWallet(): Promise<OpenWallet> {
    recovering ??= recoverOnce().finally(() => {
      recovering = undefined
    })
    return recovering
  }

  async function recoverOnce(): Promise<OpenWallet> {
    const state = await open()
    if (state.status === 'open') return state.wallet
    const { record } = state
    const view = { ...parameters, root, translate, record }
    if (record.tier === 'assisted')
      await shown(async signal => {
        const { recoverWallet: recover } = await import('./wallet/recoverWallet.js')
        const recovered = await recover({ ...view, signal })
        if (!signal.aborted) wallet = recovered
      })
    else
      await shown(async signal => {
        const { serveWalletPage } = await import('./window/serveWalletPage.js')
        await serveWalletPage({
          ...{ ...view, walletId: record.id, title: 'factor.title', text: 'factor.text', mode: 'factor' },
          released: async share => {
            const recovered = await reshare(parameters, record, share)
            if (!signal.aborted) wallet = recovered
          },
        })
      })
    return getWallet()
  }

  /** Opens the wallet page by a click in the visible frame; the frame is hidden again and serves it. */
  async function openWalletPage(): Promise<void> {
    const { id: walletId } = await recoverWallet()
    const { serveWalletPage } = await import('./window/serveWalletPage.js')
    await shown(
      () =>
        new Promise<void>((resolve, reject) => {
          serveWalletPage({
            ...{ ...parameters, root, translate, walletId, title: 'page.title', text: 'page.text' },
            ...{ mode: 'page', getWallet, opened: resolve },
          }).catch(reject)
        }),
    )
  }

  /** Shows the frame while the user acts in it, or until the request or the session ends. */
  async function shown(act: (signal: AbortSignal) => Promise<void>): Promise<void> {
    recovery = new AbortController()
    const { signal } = recovery
    channel.emit({ type: 'APPROVAL_OPENED', payload: undefined })
    try {
      await untilAborted(act(signal), signal)
    } finally {
      root.replaceChildren()
      channel.emit({ type: 'APPROVAL_CLOSED', payload: undefined })
    }
  }

  async function getUser(asked: number | string | undefined, opened: OpenWallet): Promise<FrameUser> {
    if (asked !== undefined) chainId = toChainId(asked)
    const session = await store.getSession()
    const namespace = typeof chainId === 'string' ? 'solana' : 'eip155'
    const address = opened.addresses[namespace]
    const email = config.emailScope ? (session?.user.email ?? undefined) : undefined
    return {
      ...(email === undefined ? {} : { email }),
      ...(session?.user.userName === undefined ? {} : { userName: session.user.userName }),
      address,
      chainId,
      accounts: [{ address, type: 'eoa', path: accountPaths[namespace] }],
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
    }
  }

  async function isConnected(): Promise<boolean> {
    const user = await server.resume()
    return user !== undefined && (await open()).status === 'open'
  }

  async function signOut() {
    endRequests()
    const session = await store.getSession()
    await server.forget()
    forgetWallet()
    tabs.postMessage('signed-out')
    // The server hears of it when it can: this browser has forgotten the session already.
    if (session) await server.call(endSession, { refreshToken: session.refreshToken }).catch(() => undefined)
  }

  const rpc = createRequests({
    read: createReads(config.rpcUrls),
    root,
    translate,
    origin: channel.origin,
    projectId,
    server,
    policy: config.approvals,
    getWallet,
    recoverWallet,
    getChainId: () => chainId,
    shown: isShown =>
      channel.emit({ type: isShown ? 'APPROVAL_OPENED' : 'APPROVAL_CLOSED', payload: undefined }),
  })

  async function handle(request: FrameRequest): Promise<unknown> {
    switch (request.type) {
      case 'CONNECT_EMAIL':
        return login.connect(request.payload.email)
      case 'CONNECT_DEVICE':
        return login.awaitDevice()
      case 'CONNECT_OTP':
        await login.verify(request.payload.otp)
        forgetWallet()
        await getWallet()
        return undefined
      case 'GET_SOCIAL_REDIRECT_URI':
        return social.getUri(request.payload.provider)
      case 'CONNECT_SOCIAL':
        await social.connect(request.payload.uri)
        forgetWallet()
        return getUser(request.payload.chainId, await getWallet())
      case 'GET_FARCASTER_URI':
        return farcaster.getUri()
      case 'CONNECT_FARCASTER':
        return farcaster.connect()
      case 'UPDATE_EMAIL':
        return emailChange.start(request.payload.email)
      case 'UPDATE_EMAIL_PRIMARY_OTP':
        return emailChange.verifyOld(request.payload.otp)
      case 'UPDATE_EMAIL_SECONDARY_OTP':
        return emailChange.verifyNew(request.payload.otp)
      case 'GET_USER':
        return getUser(request.payload?.chainId, await recoverWallet())
      case 'OPEN_WALLET':
        return openWalletPage()
      case 'IS_CONNECTED':
        return { isConnected: await isConnected() }
      case 'SIGN_OUT':
        return signOut()
      case 'SWITCH_NETWORK':
        chainId = toChainId(request.payload.chainId)
        return { chainId }
      case 'GET_CHAIN_ID':
        return { chainId }
      case 'RPC_REQUEST':
        return rpc.request(request.payload).catch(error => {
          // Shared anew on another device, or lost by this browser: the next request begins with the recovery.
          if (error instanceof FrameError && error.code === 'RECOVERY_REQUIRED') forgetWallet()
          throw error
        })
      case 'RPC_ABORT':
        return endRequests()
      case 'SYNC_THEME':
        return applyTheme(request.payload)
      case 'SYNC_DAPP_DATA':
        return undefined
      case 'GET_SMART_ACCOUNT_ENABLED_NETWORKS':
        return { smartAccountEnabledNetworks: [] }
      case 'RELOAD':
        // The answer has to leave first; the page greets the frame anew.
        queueMicrotask(() => setTimeout(() => location.reload()))
        return undefined
      case 'INIT_SMART_ACCOUNT':
      case 'SET_PREFERRED_ACCOUNT':
        throw new FrameError(4200, `This wallet does not support ${request.type} yet`)
      default:
        throw new FrameError(-32600, `Unknown request ${request satisfies never}`)
    }
  }

  return answerRequests(channel, handle, waitsForUser)
}

/** Requests that the user acts on: they have limits of their own. */
function waitsForUser(request: FrameRequest): boolean {
  const asked = ['CONNECT_DEVICE', 'CONNECT_SOCIAL', 'CONNECT_FARCASTER', 'GET_USER', 'OPEN_WALLET']
  if (asked.includes(request.type)) return true
  return request.type === 'RPC_REQUEST' && getMethodPolicy(request.payload.method) === 'notSafe'
}

/** The network that the page started the frame with. */
function readChainId(): number | string {
  return toChainId(new URLSearchParams(location.search).get('chainId') ?? 1)
}
