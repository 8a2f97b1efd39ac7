import { useEffect, useRef, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { n as isError } from './BaseError.DWSHhfZu.js'
import { t as accountAtom, x as importWithRetry, C as networkAtom, F as siwxAtom } from './client.ChoDqs0c.js'
import { c as SiwxNotEnabledError } from './errors.DlLcz1Px.js'
import {
  T as announce,
  n as Button,
  c as Hero,
  O as modalMessages,
  M as registry,
  P as resetView,
  Y as toastAtom,
  rt as toVisibleLine,
  F as useAnnounce,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  G as useWalletIcon,
  tt as useWallets,
  b as View,
  S as WalletIcon$1,
} from './modal.Cy8uaE3n.js'
import { D as modalStateAtom, j as useAtomValue, M as useLatchkit } from './opener.DsbLlulK.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import {
  dismissToast,
  getText,
  guardClose,
  LogoRing,
  shake,
  showToast,
  Text,
  useConnectorIcon,
  useToast,
} from './shared.BOpXVrm5.js'
import { t as signInTestIds } from './signInTestIds.ToBMjIEy.js'
import { t as useNetwork } from './useNetwork.CY16bbDc.js'
import { S as truncateAddress, w as useAccount } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/siwx/cancelSignIn.js
/**
 * Cancels the sign-in of the active account; a later response of the wallet is dropped. If sign-in is required, disconnects
 * every wallet whose account has no session; otherwise, the account is not prompted again until another account or network
 * was active.
 *
 * @throws DisconnectFailedError `connection/disconnect-failed`
 *
 * @example
 * await cancelSignIn(client)
 */
async function cancelSignIn(client) {
  if (!client.config.siwx) return
  const { cancelAttempt } = await importWithRetry(() => import('./lazy.oRFfAU1w.js').then(n => n.t))
  await cancelAttempt(client)
}
// ../../packages/core/dist/features/siwx/requestSignIn.js
/**
 * Shows the sign-in view for the active account, also after the user declined. Does nothing if the account has a session.
 * If it throws, open the modal: the next connected account, or the next selected network, is prompted to sign.
 * `requestSignIn` of `useSiwx` does this.
 *
 * @throws SiwxNotEnabledError `siwx/not-enabled`
 * @throws NoActiveCaipAddressError `siwx/no-account`
 * @throws NoActiveCaipNetworkError `siwx/no-network`
 *
 * @example
 * await requestSignIn(client)
 */
async function requestSignIn(client) {
  if (!client.config.siwx) throw new SiwxNotEnabledError()
  const { askToSignIn } = await importWithRetry(() => import('./lazy.oRFfAU1w.js').then(n => n.t))
  askToSignIn(client)
}
// ../../packages/core/dist/features/siwx/signIn.js
/**
 * Asks the active wallet to sign a message, has the signature verified, and stores the session. A second call for the same
 * account returns the pending attempt. If another account became active meanwhile, the session is stored for the account
 * that signed.
 *
 * @throws SiwxNotEnabledError `siwx/not-enabled`
 * @throws NoActiveCaipAddressError `siwx/no-account`
 * @throws NoActiveCaipNetworkError `siwx/no-network`, on a network that the client does not list
 * @throws NoConnectionClientError `siwx/no-signer`
 * @throws NonceUnavailableError `siwx/no-nonce`
 * @throws UserRejectedError `rpc/user-rejected`, also after `cancelSignIn`
 * @throws SignInRefusedError `siwx/refused`, when the signature was not accepted
 * @throws VerificationFailedError `siwx/verification-failed`
 *
 * @example
 * const { data } = await signIn(client)
 */
async function signIn(client) {
  if (!client.config.siwx) throw new SiwxNotEnabledError()
  const { signInAccount } = await importWithRetry(() => import('./lazy.oRFfAU1w.js').then(n => n.t))
  return signInAccount(client)
}
// ../../packages/react/dist/areas/signIn.js
var connectingSiweMessages = {
  'siwx.title': 'Sign in',
  'siwx.heading': 'Sign in to {name}',
  'siwx.text': 'Sign a message to prove that this account is yours. It costs nothing.',
  'siwx.loading': 'Looking for your session',
  'siwx.signing': 'Approve in {name}',
  'siwx.signingHint': 'Open your wallet if it did not open automatically.',
  'siwx.verifying': 'Authenticating...',
  'siwx.verifyingHint': 'Your signature is being checked.',
  'siwx.retryHint': 'You can sign again, or cancel.',
  'siwx.unreachableHint': 'The server of this app does not answer as expected. Try again later.',
  'siwx.sign': 'Sign message',
  'siwx.again': 'Sign again',
  'siwx.cancel': 'Cancel',
  'siwx.cancelHint': 'Cancelling disconnects your wallet.',
  'siwx.signedIn': 'Signed in',
  'siwx.declined': 'Signature declined',
  'siwx.smartAccount': 'This application might not support Smart Accounts',
  'siwx.problem': 'A problem occurred while trying initialize authentication',
}
/** Errors before the wallet was prompted, such as `siwx/no-nonce`: the kind of the account cannot be the reason. */
var early = /^siwx\/(no|session)/
/** The text for a sign-in that failed. */
function toSignInText(error, { allAccounts, address }) {
  if (early.test(error.code)) return 'siwx.problem'
  if (isError(error, 'rpc/user-rejected')) return 'siwx.declined'
  if (allAccounts.find(known => known.address === address)?.type === 'smartAccount')
    return 'siwx.smartAccount'
  return isError(error, 'siwx/refused') ? 'siwx.declined' : 'siwx.problem'
}
var followSignIn_exports = /* @__PURE__ */ __exportAll({ followSignIn: () => followSignIn })
/** Opens the sign-in view when a sign-in is requested, closes it when it has ended, and shows its progress in toasts. */
function followSignIn(latchkit) {
  const { store } = latchkit.client
  let before = { status: 'loading' }
  const update = () => {
    const now = store.get(siwxAtom)
    const previous = before
    before = now
    notifySignIn(latchkit, previous, now)
    moveSignIn(latchkit, previous, now)
  }
  const stops = [
    store.sub(siwxAtom, update),
    store.sub(accountAtom, update),
    store.sub(networkAtom, update),
    guardClose(latchkit, () => keepSignInOpen(latchkit)),
  ]
  update()
  return () => {
    for (const stop of stops) stop()
  }
}
/** Shows a toast while a signature is being verified, when it was accepted, and when the sign-in failed. */
function notifySignIn(latchkit, before, now) {
  const { store } = latchkit.client
  const t = key => getText(latchkit, connectingSiweMessages, key)
  const wasVerifying = before.phase === 'verifying'
  if (now.error && now.error !== before.error) {
    const key = toSignInText(now.error, store.get(accountAtom))
    showToast(latchkit, {
      variant: 'error',
      message: t(key),
    })
  } else if (now.phase === 'verifying' && !wasVerifying)
    showToast(latchkit, {
      variant: 'loading',
      message: t('siwx.verifying'),
    })
  else if (now.status === 'authenticated' && wasVerifying) {
    showToast(latchkit, {
      variant: 'success',
      message: t('siwx.signedIn'),
    })
    announce(latchkit, t('siwx.signedIn'))
  } else if (wasVerifying && now.phase !== 'verifying' && store.get(toastAtom)?.variant === 'loading')
    dismissToast(latchkit)
}
/** Shows the sign-in view when a sign-in is requested, and leaves it when the request has ended. */
function moveSignIn(latchkit, before, now) {
  const { modal } = latchkit
  const { store, config } = latchkit.client
  const { view } = store.get(modalStateAtom)
  const { isConnected, caipAddress } = store.get(accountAtom)
  if (now.prompt && now.prompt !== before.prompt && view !== 'ConnectingSiwe') {
    if (!view || registry[view].role !== 'movesOn') modal.open({ view: 'ConnectingSiwe' })
    return
  }
  if (view !== 'ConnectingSiwe') return
  if (isConnected && !store.get(networkAtom).isSupported) resetView(latchkit, 'UnsupportedChain')
  else if (
    now.status === 'authenticated' ||
    (now.status === 'unauthenticated' && !caipAddress) ||
    (now.status === 'unauthenticated' &&
      !now.prompt &&
      !now.phase &&
      (config.siwx?.required === false || !isCovered(latchkit)))
  )
    modal.close()
}
/** Called before the modal closes; returns true when it must stay open because a sign-in is required. */
function keepSignInOpen(latchkit) {
  const { client } = latchkit
  const { status, prompt } = client.store.get(siwxAtom)
  if (status === 'authenticated' || !client.store.get(accountAtom).isConnected) return false
  if (!client.store.get(networkAtom).isSupported || !isCovered(latchkit)) return false
  if (client.store.get(modalStateAtom).view !== 'ConnectingSiwe') {
    if (status !== 'loading' && !prompt) return false
    resetView(latchkit, 'ConnectingSiwe')
    return true
  }
  if (status === 'loading') return false
  if (client.config.siwx?.required === false) {
    if (prompt)
      cancelSignIn(client).catch(error =>
        client.logger.warn('The sign-in was not cancelled', { cause: error }),
      )
    return false
  }
  shake(latchkit)
  return true
}
/** Whether sign-ins of the active account can be verified; accounts of other chain families do not sign in. */
function isCovered({ client }) {
  const { connector } = client.store.get(accountAtom)
  const namespaces = client.config.siwx?.adapter?.namespaces
  return !connector || !namespaces || namespaces.includes(connector.namespace)
}
var ConnectingSiweView_default =
  '.siwx-logos{justify-content:center;align-items:center;display:flex}.siwx-logos .logo-ring+.logo-ring{margin-inline-start:-4px}.siwx-card{background:var(--lk-surface-2);overflow-wrap:anywhere;border-radius:16px;flex-direction:column;gap:4px;padding:12px 16px;display:flex}.siwx-domain{font-weight:600}.siwx-statement{font-size:13px;line-height:18px}.siwx-actions{flex-direction:column;gap:8px;margin-top:8px;display:flex}.siwx-hint{color:var(--lk-text-2);text-align:center;text-wrap:pretty;font-size:13px;line-height:18px}'
/** Content of the message: its origin, its statement, and the account. */
function SignInCard() {
  const { client } = useLatchkit()
  const { siwx, metadata } = client.config
  const { address } = useAccount()
  const { network } = useNetwork()
  const page = client.platform.pageUrl?.() ?? metadata.url
  const domain = siwx?.domain ?? (page !== void 0 && URL.canParse(page) ? new URL(page).host : void 0)
  return /* @__PURE__ */ jsxs('div', {
    className: 'siwx-card',
    children: [
      domain
        ? /* @__PURE__ */ jsx('p', {
            className: 'siwx-domain',
            children: /* @__PURE__ */ jsx('bdi', { children: domain }),
          })
        : null,
      siwx?.statement
        ? /* @__PURE__ */ jsx('p', {
            className: 'siwx-statement',
            children: /* @__PURE__ */ jsx('bdi', { children: siwx.statement }),
          })
        : null,
      address
        ? /* @__PURE__ */ jsxs(Text, {
            size: 'secondary',
            children: [
              /* @__PURE__ */ jsx('bdi', { children: truncateAddress(address) }),
              network ? ` · ${network.name}` : null,
            ],
          })
        : null,
    ],
  })
}
/** The wallet that signs. Keeps its value while the view animates out after a disconnect. */
function useActiveConnector() {
  const { connector } = useAtomValue(accountAtom)
  const last = useRef(connector)
  if (connector) last.current = connector
  return last.current
}
/** The app and the wallet, side by side; the ring of the wallet shows the progress. */
function SignInLogos({ state }) {
  const { name, icons } = useLatchkit().client.config.metadata
  const connector = useActiveConnector()
  const wallet = useWallets().find(({ connectors }) =>
    connectors.some(({ id, namespace }) => id === connector?.id && namespace === connector.namespace),
  )
  const icon = useWalletIcon(wallet)
  const own = useConnectorIcon(connector)
  return /* @__PURE__ */ jsxs('span', {
    className: 'siwx-logos',
    children: [
      /* @__PURE__ */ jsx(LogoRing, {
        state: 'idle',
        children: /* @__PURE__ */ jsx(WalletIcon$1, {
          name,
          src: icons?.[0],
          size: 72,
        }),
      }),
      /* @__PURE__ */ jsx(LogoRing, {
        state,
        children: /* @__PURE__ */ jsx(WalletIcon$1, {
          name: connector?.name ?? '',
          src: own ?? icon,
          size: 72,
        }),
      }),
    ],
  })
}
/** Requests the sign-in signature from the connected wallet. "Cancel" leaves the view. */
function ConnectingSiweView() {
  useStyles(ConnectingSiweView_default)
  const t = useTranslate(connectingSiweMessages)
  const common = useTranslate(modalMessages)
  const { client } = useLatchkit()
  const { close, reset } = useRouter()
  const toast = useToast()
  const announce = useAnnounce()
  const account = useAtomValue(accountAtom)
  const { status, phase, error, prompt } = useAtomValue(siwxAtom)
  const connector = useActiveConnector()
  const [leaving, setLeaving] = useState(false)
  const isRequired = client.config.siwx?.required !== false
  const { name } = client.config.metadata
  const wallet = toVisibleLine(connector?.name ?? '')
  const unreachableHint = navigator.onLine ? t('siwx.unreachableHint') : common('modal.offlineHint')
  const failedHint = isError(error, 'siwx/no-nonce') ? unreachableHint : t('siwx.retryHint')
  const texts = {
    loading: [t('siwx.loading'), ''],
    idle: [t('siwx.heading', { name }), t('siwx.text')],
    signing: [t('siwx.signing', { name: wallet }), t('siwx.signingHint')],
    verifying: [t('siwx.verifying'), t('siwx.verifyingHint')],
    failed: [error ? t(toSignInText(error, account)) : '', failedHint],
    done: [t('siwx.signedIn'), ''],
  }
  const step =
    status === 'authenticated'
      ? 'done'
      : (phase ?? (status === 'loading' ? 'loading' : error ? 'failed' : 'idle'))
  const [heading, text] = texts[step]
  useEffect(() => {
    if (!client.config.siwx) close()
    else if (!account.address && account.status === 'disconnected') reset('Connect')
    else if (status === 'unauthenticated' && !prompt)
      requestSignIn(client).catch(cause => client.logger.info('no sign-in was asked for', { cause }))
  }, [])
  useEffect(() => announce(heading), [announce, heading])
  async function sign() {
    try {
      await signIn(client)
    } catch (cause) {
      if (isError(cause)) return
      client.logger.error('Signing in could not be loaded.', { error: cause })
      toast.show({
        variant: 'error',
        message: t('siwx.problem'),
      })
    }
  }
  async function cancel() {
    setLeaving(true)
    try {
      await cancelSignIn(client)
    } catch (cause) {
      client.logger.warn('A wallet was not disconnected', { cause })
      toast.show({
        variant: 'error',
        message: common('modal.disconnectFailed'),
      })
    } finally {
      setLeaving(false)
    }
  }
  const isBusy = step !== 'idle' && step !== 'failed'
  return /* @__PURE__ */ jsxs(View, {
    title: t('siwx.title'),
    children: [
      /* @__PURE__ */ jsx(Hero, {
        logo: /* @__PURE__ */ jsx(SignInLogos, { state: rings[step] }),
        heading,
        text,
      }),
      /* @__PURE__ */ jsx(SignInCard, {}),
      /* @__PURE__ */ jsxs('div', {
        className: 'siwx-actions',
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'accent',
            wide: true,
            busy: isBusy || leaving,
            testId: signInTestIds.siwxSign,
            onClick: sign,
            children: t(step === 'failed' ? 'siwx.again' : 'siwx.sign'),
          }),
          /* @__PURE__ */ jsx(Button, {
            wide: true,
            busy: leaving,
            testId: signInTestIds.siwxCancel,
            onClick: cancel,
            children: t('siwx.cancel'),
          }),
          isRequired
            ? /* @__PURE__ */ jsx('p', {
                className: 'siwx-hint',
                children: t('siwx.cancelHint'),
              })
            : null,
        ],
      }),
    ],
  })
}
var rings = {
  loading: 'pending',
  idle: 'idle',
  signing: 'pending',
  verifying: 'pending',
  failed: 'failed',
  done: 'success',
}
var signInParts_exports = /* @__PURE__ */ __exportAll({ signInParts: () => signInParts })
/** The views of the area, by name. */
var signInParts = { ConnectingSiwe: ConnectingSiweView }

export { followSignIn_exports, signInParts_exports }
