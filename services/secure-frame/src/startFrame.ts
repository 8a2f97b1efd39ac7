import type {
  FrameRequest,
  FrameRequestPayload,
  FrameRequestType,
  FrameUser,
} from '@latchkit/secure-frame-client/protocol'
import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import { endSession } from '@latchkit/secure-protocol/api/session'
import { applyTheme } from './applyTheme.js'
import { choosePlace } from './approval/choosePlace.js'
import { answerRequests } from './channel/answerRequests.js'
import type { Channel } from './channel/openChannel.js'
import { FrameError } from './FrameError.js'
import type { PageTexts } from './messages.js'
import { openRequests } from './rpc/openRequests.js'
import { toChainId, toServedChainId } from './rpc/toChainId.js'
import { createEmailChange } from './session/createEmailChange.js'
import { createEmailLogin } from './session/createEmailLogin.js'
import { createFarcasterLogin } from './session/createFarcasterLogin.js'
import { createServer } from './session/createServer.js'
import { createSocialLogin } from './session/createSocialLogin.js'
import { openStore } from './session/openStore.js'
import { chooseLanguage } from './showLanguage.js'
import { createSigner } from './wallet/createSigner.js'
import { createWorkers } from './wallet/createWorkers.js'
import { holdWallet } from './wallet/holdWallet.js'
import type { OpenWallet } from './wallet/openWallet.js'
import { createWindowLink } from './window/createWindowLink.js'

/** Milliseconds for which a sign-out waits for the server. The page waits 3 s. */
const signOutWait = 2_000

/**
 * Handles the requests of the page on its port. Tokens, shares and codes stay here: the page gets addresses, and the e-mail
 * address if the project may have it.
 */
export function startFrame(
  config: FrameConfig,
  channel: Channel,
  root: HTMLElement,
  texts: PageTexts,
): (message: unknown) => void {
  const { projectId, codeDigits } = config
  const { translate } = texts
  const store = openStore(projectId)
  const tabs = new BroadcastChannel(`latchkit-frame/${projectId}`)
  let locale: string | undefined
  const server = createServer({
    config,
    store,
    getLocale: () => chooseLanguage(locale),
    ended: () => announceEnd(),
    replaced: () => tabs.postMessage('signed-out'),
  })
  const signer = createSigner(createWorkers(config))
  const login = createEmailLogin({ server, projectId, parentOrigin: channel.origin, codeDigits })
  const social = createSocialLogin({ server, projectId, parentOrigin: channel.origin })
  const shown = (isShown: boolean) => {
    channel.emit({ type: isShown ? 'APPROVAL_OPENED' : 'APPROVAL_CLOSED', payload: undefined })
    return followLanguage()
  }
  const wallet = holdWallet({ projectId, server, store, signer, root, translate, shown })
  const emailChange = createEmailChange({ server, store, codeDigits, signer, wallet })
  const common = { server, store, origin: channel.origin }
  const farcaster = createFarcasterLogin({
    server,
    projectId,
    parentOrigin: channel.origin,
    open: wallet.openByFarcaster,
  })
  const query = new URLSearchParams(location.search)
  /** The network of the page. */
  let chainId: number | string = toChainId(query.get('chainId') ?? 1)
  const hasSmartAccounts = query.get('smartAccounts') !== 'false'
  const link = createWindowLink({ projectId, channel, hasSmartAccounts })

  /** Takes over the language of the page. What is shown stays as it is: a page must not move a button that is pressed. */
  async function followLanguage() {
    const isFree = () => !root.hasChildNodes()
    if (locale && isFree()) await texts.setLanguage(locale, isFree)
  }

  function endRequests() {
    rpc.abort()
    farcaster.end()
    wallet.abort()
  }

  function announceEnd() {
    wallet.forget()
    channel.emit({ type: 'SESSION_UPDATE', payload: { isConnected: false } })
  }

  /**
   * The session ended in another tab of the same site, which deleted it. A frozen tab gets the message late, when the stored
   * session may already be the next one.
   */
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== 'signed-out') return
    server.drop()
    endRequests()
    announceEnd()
  }

  /** The account is deployed for all later requests. A page without a notification learns of it by its next GET_USER. */
  async function announceDeployed(opened: OpenWallet, id: number) {
    const user = await readUser(opened, id)
    channel.emit({ type: 'SESSION_UPDATE', payload: { isConnected: true, user } })
  }

  function getUser(
    opened: OpenWallet,
    { chainId: asked, preferredAccountType: preferred }: FrameRequestPayload<'GET_USER'> = {},
  ): Promise<FrameUser> {
    if (asked !== undefined) chainId = toChainId(asked)
    if (preferred) accounts.prefer(opened, preferred)
    return readUser(opened, chainId)
  }

  async function readUser(opened: OpenWallet, id: number | string): Promise<FrameUser> {
    const session = await store.getSession()
    const email = config.emailScope ? (session?.user.email ?? undefined) : undefined
    return {
      ...(email === undefined ? {} : { email }),
      ...(session?.user.userName === undefined ? {} : { userName: session.user.userName }),
      chainId: id,
      ...(await accounts.describe(opened, id)),
    }
  }

  async function isConnected(): Promise<boolean> {
    return (await server.resume()) !== undefined && wallet.isOpen()
  }

  async function signOut() {
    endRequests()
    const session = await store.getSession()
    await server.forget()
    wallet.forget()
    tabs.postMessage('signed-out')
    if (!session) return
    // This browser has forgotten the session: a server that does not answer must not make the page report a failure.
    const ended = server.call(endSession, { refreshToken: session.refreshToken }).catch(() => undefined)
    await Promise.race([ended, new Promise(resolve => setTimeout(resolve, signOutWait))])
  }

  const { accounts, smartAccounts, rpc } = openRequests({
    config,
    server,
    store,
    owners: store,
    signer,
    root,
    translate,
    hasSmartAccounts,
    shown,
    origin: channel.origin,
    choosePlace: request =>
      choosePlace({ ...request, origin: channel.origin, configured: config.approvalPlace }),
    link,
    exchange: {
      async offer(offered) {
        const { offerRequest } = await import('./exchange/offerRequest.js')
        const accountType = accounts.getPreferred(offered.wallet)
        await offerRequest({ ...common, ...offered }, { ...offered, accountType, app: link.getApp() })
      },
      async wait(offered) {
        const { awaitAnswer } = await import('./exchange/offerRequest.js')
        return awaitAnswer({ ...common, ...offered })
      },
    },
    getWallet: wallet.get,
    recoverWallet: wallet.recover,
    getChainId: () => chainId,
    deployed: (opened, id) => void announceDeployed(opened, id).catch(() => undefined),
  })

  const handlers: Handlers = {
    CONNECT_EMAIL: ({ email }) => login.connect(email),
    CONNECT_DEVICE: () => login.awaitDevice(),
    async CONNECT_OTP({ otp }) {
      await login.verify(otp)
      wallet.forget()
      await wallet.get()
    },
    GET_SOCIAL_REDIRECT_URI: ({ provider }) => social.getUri(provider),
    async CONNECT_SOCIAL(payload) {
      await social.connect(payload.uri)
      wallet.forget()
      return getUser(await wallet.get(), payload)
    },
    GET_FARCASTER_URI: () => farcaster.getUri(),
    CONNECT_FARCASTER: () => farcaster.connect(),
    UPDATE_EMAIL: ({ email }) => emailChange.start(email),
    UPDATE_EMAIL_PRIMARY_OTP: ({ otp }) => emailChange.verifyOld(otp),
    UPDATE_EMAIL_SECONDARY_OTP: ({ otp }) => emailChange.verifyNew(otp),
    async GET_USER(payload) {
      if (payload?.chainId !== undefined) toServedChainId(config.rpcUrls, payload.chainId)
      return getUser(await wallet.recover(), payload)
    },
    OPEN_WALLET: () => wallet.openPage(),
    IS_CONNECTED: async () => ({ isConnected: await isConnected() }),
    SIGN_OUT: () => signOut(),
    async SWITCH_NETWORK({ chainId: wanted }) {
      chainId = toServedChainId(config.rpcUrls, wanted)
      return { chainId }
    },
    GET_CHAIN_ID: async () => ({ chainId }),
    RPC_REQUEST: payload =>
      rpc.request(payload).catch(error => {
        // Split again on another device, or lost by this browser: the next request starts with the recovery.
        if (error instanceof FrameError && error.code === 'RECOVERY_REQUIRED') wallet.forget()
        throw error
      }),
    APPROVAL_DETACHED: payload => rpc.detach(payload),
    async APPROVAL_RETURNED(address) {
      const { readReturned } = await import('./exchange/offerRequest.js')
      return readReturned({ ...common, wallet: await wallet.get(), address })
    },
    RPC_ABORT: async () => endRequests(),
    async SYNC_THEME(theme) {
      locale = theme.locale || locale
      applyTheme(theme)
      await followLanguage()
    },
    SYNC_DAPP_DATA: async app => link.setApp(app),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({
      smartAccountEnabledNetworks: smartAccounts.isOffered ? await smartAccounts.listChains() : [],
    }),
    async RELOAD() {
      // The answer must be sent first; the page then repeats the handshake with the frame.
      queueMicrotask(() => setTimeout(() => location.reload()))
    },
    INIT_SMART_ACCOUNT: async () => smartAccounts.getAccount(await wallet.get(), chainId),
    DOWNGRADE_ACCOUNT: payload => rpc.downgrade(payload),
    SET_PREFERRED_ACCOUNT: async ({ type }) => accounts.setPreferred(await wallet.get(), chainId, type),
  }

  // biome-ignore lint/suspicious/noConsole: the page asks for it with `logLevel: 'debug'`.
  const log = (text: string) => console.debug(`[secure frame] ${text}`)
  const isLogged = query.get('enableLogger') === 'true'
  return answerRequests(channel, request => handle(handlers, request), isLogged ? log : undefined)
}

/** Answers each type of request with the payload of its success, or rejects with a `FrameError`. */
type Handlers = {
  readonly [type in FrameRequestType]: (payload: PayloadOf<type>) => Promise<unknown>
}

type PayloadOf<type extends FrameRequestType> = Extract<FrameRequest, { readonly type: type }>['payload']

async function handle<type extends FrameRequestType>(
  handlers: Handlers,
  { type, payload }: { readonly type: type; readonly payload: PayloadOf<type> },
): Promise<unknown> {
  return handlers[type](payload)
}
