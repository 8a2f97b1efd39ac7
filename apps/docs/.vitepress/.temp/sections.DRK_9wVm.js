import { useCallback, useContext, useEffect, useId, useRef, useState } from 'react'
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime'
import { n as isError } from './BaseError.DWSHhfZu.js'
import { x as importWithRetry, C as networkAtom, z as socialReturnAtom } from './client.ChoDqs0c.js'
import {
  r as Button_default,
  o as EntryContext,
  f as LegalConsent,
  h as Row,
  g as RowList,
  y as Spinner,
  F as useAnnounce,
  I as useConsent,
  L as useEmbeddedLogins,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  b as View,
} from './modal.Cy8uaE3n.js'
import { j as useAtomValue, M as useLatchkit } from './opener.DsbLlulK.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import { t as sectionTestIds } from './sectionTestIds.CQzrjUl9.js'

// ../../packages/react/dist/areas/embedded/sections.js
var Email_default =
  '.email-form{flex-direction:column;gap:8px;margin:0 0 8px;display:flex}.email-field,.otp-box{appearance:none;box-sizing:border-box;background:var(--lk-surface-2);box-shadow:inset 0 0 0 1px color-mix(in oklch, var(--lk-text-2) 70%, transparent);color:var(--lk-text);border:0;border-radius:14px;font-size:16px}.email-field{width:100%;height:48px;padding-inline:14px}.email-field::placeholder{color:var(--lk-text-2);opacity:1}.email-field:disabled{opacity:.5}.email-error,.email-note{text-align:center;text-wrap:pretty;font-size:13px;line-height:18px}.email-error:empty,.email-note:empty{display:none}.email-error{color:var(--lk-negative)}.email-note{color:var(--lk-text-2);font-variant-numeric:tabular-nums}.email-number{background:var(--lk-surface-2);font-variant-numeric:tabular-nums;text-align:center;border-radius:16px;margin:0 auto 8px;padding:8px 24px;font-size:32px;font-weight:600;line-height:38px}.email-waiting{justify-content:center;margin-bottom:12px;display:flex}.otp{border:0;grid-auto-columns:minmax(0,44px);grid-auto-flow:column;justify-content:center;gap:8px;min-width:0;margin:0 0 12px;padding:0;display:grid}.otp:has(>:nth-child(7)){gap:4px}.otp-box{text-align:center;font-variant-numeric:tabular-nums;width:100%;height:52px;padding:0;font-size:20px}.otp.wrong .otp-box{box-shadow:inset 0 0 0 1px var(--lk-negative)}.otp.wrong{animation:.3s ease-in-out otp-shake}@keyframes otp-shake{25%,75%{transform:translate(-4px)}50%{transform:translate(4px)}}@media (prefers-reduced-motion:reduce){.otp.wrong{animation:none}}@media (forced-colors:active){.email-field,.otp-box{border:1px solid fieldtext}}'
/** Texts of the sections of Connect. They are loaded with the first row, so texts of later views are not included. */
var sectionMessages = {
  'email.title': 'Continue with e-mail',
  'email.label': 'E-mail address',
  'email.placeholder': 'you@example.com',
  'email.submit': 'Continue',
  'email.sending': 'Sending…',
  'email.invalid': 'Enter an e-mail address, such as you@example.com.',
  'email.wait': 'Retry after {seconds} seconds',
  'email.otpInvalid': {
    one: 'Wrong code. {count} try left.',
    other: 'Wrong code. {count} tries left.',
  },
  'email.otpExpired': 'This code is no longer valid. Request a new one.',
  'email.unavailable': 'Unable to load email login dependency',
  'email.blocked': 'This site is not set up for the secure wallet.',
  'email.unreachable': 'The secure wallet cannot be reached. Check your connection and try again.',
  'email.storage':
    'Your browser blocks the storage of the secure wallet. Allow this site to store data, or leave private browsing, and try again.',
  'email.failed': 'Something went wrong',
  'social.title': 'Continue with an account',
  'social.continue': 'Continue with {name}',
  'social.returnFailed': 'Sign-in with {name} failed. Try again.',
}
/** Display name of each provider. Names are not translated. */
var providerNames = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}
/**
 * Providers of the app that can sign in on this device, in the app's order. Some reject the web views of Telegram, and
 * Facebook's page does not return on phones.
 */
function listProviders(socials, platform) {
  const agent = platform.userAgent()
  const refused = new Set(platform.isMobile() ? ['facebook'] : [])
  if (platform.isTelegram()) {
    if (/Android/i.test(agent)) for (const provider of ['facebook', 'x']) refused.add(provider)
    else if (/iPhone|iPad|iPod/i.test(agent)) refused.add('google')
    else if (/Macintosh/i.test(agent)) refused.add('x')
  }
  return (socials || []).filter(provider => Object.hasOwn(providerNames, provider) && !refused.has(provider))
}
/** Drawings of Simple Icons (CC0, see LICENSE beside). Names and logos are trademarks of their owners. */
var paths = {
  google:
    'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z',
  x: 'M14.234 10.162 22.977 0h-2.072l-7.591 8.824L7.251 0H.258l9.168 13.343L.258 24H2.33l8.016-9.318L16.749 24h6.993zm-2.837 3.299-.929-1.329L3.076 1.56h3.182l5.965 8.532.929 1.329 7.754 11.09h-3.182z',
  discord:
    'M20.317 4.3698a19.7913 19.7913 0 00-4.8851-1.5152.0741.0741 0 00-.0785.0371c-.211.3753-.4447.8648-.6083 1.2495-1.8447-.2762-3.68-.2762-5.4868 0-.1636-.3933-.4058-.8742-.6177-1.2495a.077.077 0 00-.0785-.037 19.7363 19.7363 0 00-4.8852 1.515.0699.0699 0 00-.0321.0277C.5334 9.0458-.319 13.5799.0992 18.0578a.0824.0824 0 00.0312.0561c2.0528 1.5076 4.0413 2.4228 5.9929 3.0294a.0777.0777 0 00.0842-.0276c.4616-.6304.8731-1.2952 1.226-1.9942a.076.076 0 00-.0416-.1057c-.6528-.2476-1.2743-.5495-1.8722-.8923a.077.077 0 01-.0076-.1277c.1258-.0943.2517-.1923.3718-.2914a.0743.0743 0 01.0776-.0105c3.9278 1.7933 8.18 1.7933 12.0614 0a.0739.0739 0 01.0785.0095c.1202.099.246.1981.3728.2924a.077.077 0 01-.0066.1276 12.2986 12.2986 0 01-1.873.8914.0766.0766 0 00-.0407.1067c.3604.698.7719 1.3628 1.225 1.9932a.076.076 0 00.0842.0286c1.961-.6067 3.9495-1.5219 6.0023-3.0294a.077.077 0 00.0313-.0552c.5004-5.177-.8382-9.6739-3.5485-13.6604a.061.061 0 00-.0312-.0286zM8.02 15.3312c-1.1825 0-2.1569-1.0857-2.1569-2.419 0-1.3332.9555-2.4189 2.157-2.4189 1.2108 0 2.1757 1.0952 2.1568 2.419 0 1.3332-.9555 2.4189-2.1569 2.4189zm7.9748 0c-1.1825 0-2.1569-1.0857-2.1569-2.419 0-1.3332.9554-2.4189 2.1569-2.4189 1.2108 0 2.1757 1.0952 2.1568 2.419 0 1.3332-.946 2.4189-2.1568 2.4189Z',
  farcaster:
    'M18.24.24H5.76C2.5789.24 0 2.8188 0 6v12c0 3.1811 2.5789 5.76 5.76 5.76h12.48c3.1812 0 5.76-2.5789 5.76-5.76V6C24 2.8188 21.4212.24 18.24.24m.8155 17.1662v.504c.2868-.0256.5458.1905.5439.479v.5688h-5.1437v-.5688c-.0019-.2885.2576-.5047.5443-.479v-.504c0-.22.1525-.402.358-.458l-.0095-4.3645c-.1589-1.7366-1.6402-3.0979-3.4435-3.0979-1.8038 0-3.2846 1.3613-3.4435 3.0979l-.0096 4.3578c.2276.0424.5318.2083.5395.4648v.504c.2863-.0256.5457.1905.5438.479v.5688H4.3915v-.5688c-.0019-.2885.2575-.5047.5438-.479v-.504c0-.2529.2011-.4548.4536-.4724v-7.895h-.4905L4.2898 7.008l2.6405-.0005V5.0419h9.9495v1.9656h2.8219l-.6091 2.0314h-.4901v7.8949c.2519.0177.453.2195.453.4724',
  github:
    'M12 .297c-6.63 0-12 5.373-12 12 0 5.303 3.438 9.8 8.205 11.385.6.113.82-.258.82-.577 0-.285-.01-1.04-.015-2.04-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 17.7c-1.087-.744.084-.729.084-.729 1.205.084 1.838 1.236 1.838 1.236 1.07 1.835 2.809 1.305 3.495.998.108-.776.417-1.305.76-1.605-2.665-.3-5.466-1.332-5.466-5.93 0-1.31.465-2.38 1.235-3.22-.135-.303-.54-1.523.105-3.176 0 0 1.005-.322 3.3 1.23.96-.267 1.98-.399 3-.405 1.02.006 2.04.138 3 .405 2.28-1.552 3.285-1.23 3.285-1.23.645 1.653.24 2.873.12 3.176.765.84 1.23 1.91 1.23 3.22 0 4.61-2.805 5.625-5.475 5.92.42.36.81 1.096.81 2.22 0 1.606-.015 2.896-.015 3.286 0 .315.21.69.825.57C20.565 22.092 24 17.592 24 12.297c0-6.627-5.373-12-12-12',
  apple:
    'M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701',
  facebook:
    'M9.101 23.691v-7.98H6.627v-3.667h2.474v-1.58c0-4.085 1.848-5.978 5.858-5.978.401 0 .955.042 1.468.103a8.68 8.68 0 0 1 1.141.195v3.325a8.623 8.623 0 0 0-.653-.036 26.805 26.805 0 0 0-.733-.009c-.707 0-1.259.096-1.675.309a1.686 1.686 0 0 0-.679.622c-.258.42-.374.995-.374 1.752v1.297h3.919l-.386 2.103-.287 1.564h-3.246v8.245C19.396 23.238 24 18.179 24 12.044c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.628 3.874 10.35 9.101 11.647Z',
}
/** The logo of an identity provider, in the colour of the text. */
function ProviderIcon({ provider, size = 20 }) {
  return /* @__PURE__ */ jsx('svg', {
    viewBox: '0 0 24 24',
    width: size,
    height: size,
    fill: 'currentColor',
    'aria-hidden': 'true',
    focusable: 'false',
    children: /* @__PURE__ */ jsx('path', { d: paths[provider] }),
  })
}
var Social_default =
  '.socials{flex-wrap:wrap;gap:8px;margin-bottom:8px;display:flex}.socials li{flex:1 0 46px}.socials:has(:nth-child(7)) li{flex-basis:21%}.social{background:var(--lk-surface-2);width:100%;height:48px;box-shadow:inset 0 0 0 1px var(--lk-line);transition:background-color .12s, transform .12s var(--ease);border-radius:14px;place-items:center;display:grid}.social:disabled{opacity:.5}.social:active:not(:disabled){transform:scale(.96)}@media (hover:hover){.social:hover:not(:disabled){background:var(--lk-hover)}}@media (forced-colors:active){.social{border:1px solid buttontext}}.social-error{color:var(--lk-negative);text-align:center;text-wrap:pretty;margin-bottom:8px;font-size:13px;line-height:18px}.social-actions{flex-direction:column;gap:8px;display:flex}.farcaster{flex-direction:column;align-items:center;gap:8px;display:flex}.farcaster-text{max-width:304px;color:var(--lk-text-2);text-align:center;text-wrap:pretty;margin:4px 0 8px;font-size:13px;line-height:18px}'
var byCode = {
  'frame/unavailable': 'email.unavailable',
  'frame/invalid-url': 'email.unavailable',
  'frame/unsupported-version': 'email.unavailable',
  'frame/blocked-by-csp': 'email.blocked',
  'frame/origin-not-allowed': 'email.blocked',
  'frame/not-loaded': 'email.unreachable',
  'frame/server-unreachable': 'email.unreachable',
  'frame/storage-unavailable': 'email.storage',
  'frame/otp-expired': 'email.otpExpired',
  'frame/invalid-params': 'email.invalid',
}
/** Message for a failed step of the login. */
function toEmailText(error) {
  if (!isError(error)) return ['email.failed']
  const { code, data = {} } = error
  if (code === 'frame/otp-invalid')
    return data.left ? ['email.otpInvalid', { count: data.left }] : ['email.otpExpired']
  if (code === 'frame/rate-limited') return ['email.wait', { seconds: data.retryAfter ?? 0 }]
  return [byCode[code] ?? 'email.failed']
}
/** Closes the modal after the login, or opens `UnsupportedChain` on a network that the app does not list. */
function useLeave() {
  const { client } = useLatchkit()
  const { close, reset } = useRouter()
  return useCallback(() => {
    if (client.store.get(networkAtom).isSupported) close()
    else reset('UnsupportedChain')
  }, [client, close, reset])
}
/**
 * Opens an empty window for a social login: browsers open a window only in a click, and the URL is not known yet.
 * Returns a function that returns the window; null if the browser blocked it, undefined if a window could not answer:
 * in Telegram, and on a page that is isolated from the windows that it opens.
 */
function openSocialWindow({ platform }) {
  const popup =
    platform.isTelegram() || globalThis.crossOriginIsolated
      ? void 0
      : window.open('', '', 'popup,width=480,height=680')
  return () => popup
}
/** Loads code that a section of Connect needs only on user interaction. Retries a failed load. */
async function loadFrameActions() {
  return (await importWithRetry(() => import('./embedded.DYE0iGtm.js').then(n => n.frameActionParts_exports)))
    .frameActionParts
}
/**
 * Whole seconds until the next email to an address can be requested, counting down to 0. `refresh` reads them after a
 * request. Loads nothing in a browser that never requested an email.
 */
function useRetryAfter(email) {
  const { client } = useLatchkit()
  const [seconds, setSeconds] = useState(0)
  const isWaiting = seconds > 0
  const hasAsked = useRef(false)
  const refresh = useCallback(() => {
    hasAsked.current = true
    loadFrameActions().then(
      ({ getRetryAfter }) => setSeconds(getRetryAfter(client, email)),
      () => {},
    )
  }, [client, email])
  useEffect(() => {
    const { config, platform, storage } = client
    const kept = platform.privateStorage?.() ?? storage
    if (hasAsked.current || kept.get(`${config.storageKey}.frame.lastEmailLoginTime`)) refresh()
  }, [client, refresh])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(refresh, 1e3)
    return () => clearInterval(timer)
  }, [isWaiting, refresh])
  return {
    seconds,
    refresh,
  }
}
/** Loads the secure frame before the user signs in. A failure is shown when the user signs in, which retries the load. */
function prepareFrame(client) {
  loadFrameActions()
    .then(({ prepareSecureFrame }) => prepareSecureFrame(client))
    .catch(() => {})
}
/** Leaves a view that is not available. The code is loaded then only: these views load with the first row. */
function useOffered(view, isOffered) {
  const latchkit = useLatchkit()
  useEffect(() => {
    if (isOffered) return
    importWithRetry(() => import('./shared.BOpXVrm5.js').then(n => n.leaveUnavailable_exports)).then(
      ({ leaveUnavailable }) => leaveUnavailable(latchkit, view),
      error => latchkit.client.logger.error(error.message),
    )
  }, [latchkit, view, isOffered])
}
/** Signs in at an identity provider: rows, or a line of logos where it is a section of Connect. */
function ConnectSocialsView() {
  useStyles(Social_default)
  const t = useTranslate(sectionMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const { socials } = useEmbeddedLogins()
  const { locked } = useConsent()
  const failed = useAtomValue(socialReturnAtom)
  const isSection = useContext(EntryContext)?.view !== 'ConnectSocials'
  const providers = listProviders(socials, client.platform)
  useOffered('ConnectSocials', isSection || providers.length > 0)
  const prepare = () => void (locked || prepareFrame(client))
  const connect = provider =>
    provider === 'farcaster'
      ? push('ConnectingFarcaster')
      : push('ConnectingSocial', {
          provider,
          getPopup: openSocialWindow(client),
        })
  const testIdOf = provider =>
    provider === 'farcaster' ? sectionTestIds.farcaster : sectionTestIds.social(provider)
  const nameOf = provider => t('social.continue', { name: providerNames[provider] })
  const hint =
    failed?.step === 'failed'
      ? /* @__PURE__ */ jsx('p', {
          className: 'social-error',
          role: 'alert',
          children: t('social.returnFailed', { name: providerNames[failed.provider] }),
        })
      : null
  if (isSection)
    return providers.length === 0
      ? null
      : /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx('ul', {
              className: 'socials',
              'aria-label': t('social.title'),
              onPointerEnter: prepare,
              onFocus: prepare,
              children: providers.map(provider =>
                /* @__PURE__ */ jsx(
                  'li',
                  {
                    children: /* @__PURE__ */ jsx('button', {
                      type: 'button',
                      className: 'social',
                      'aria-label': nameOf(provider),
                      title: providerNames[provider],
                      disabled: locked,
                      'data-testid': testIdOf(provider),
                      onClick: () => connect(provider),
                      children: /* @__PURE__ */ jsx(ProviderIcon, { provider }),
                    }),
                  },
                  provider,
                ),
              ),
            }),
            hint,
          ],
        })
  return /* @__PURE__ */ jsxs(View, {
    title: t('social.title'),
    children: [
      /* @__PURE__ */ jsx(LegalConsent, {}),
      /* @__PURE__ */ jsx(RowList, {
        label: t('social.title'),
        children: providers.map(provider =>
          /* @__PURE__ */ jsx(
            'li',
            {
              children: /* @__PURE__ */ jsx(Row, {
                label: nameOf(provider),
                icon: /* @__PURE__ */ jsx('span', {
                  className: 'row-tile',
                  children: /* @__PURE__ */ jsx(ProviderIcon, { provider }),
                }),
                disabled: locked,
                testId: testIdOf(provider),
                onIntent: prepare,
                onClick: () => connect(provider),
              }),
            },
            provider,
          ),
        ),
      }),
      hint,
    ],
  })
}
/** The field for the e-mail. The secure frame is loaded when the field is hovered or focused. */
function EmailForm({ focusFirst = false }) {
  useStyles(Button_default)
  useStyles(Email_default)
  const t = useTranslate(sectionMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const leave = useLeave()
  const announce = useAnnounce()
  const id = useId()
  const [email, setEmail] = useState('')
  const { seconds, refresh } = useRetryAfter(email.trim())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState()
  const { locked: isLocked } = useConsent()
  const controller = useRef(void 0)
  useEffect(() => () => controller.current?.abort(), [])
  const setInput = useCallback(
    element => void element?.toggleAttribute('autofocus', focusFirst),
    [focusFirst],
  )
  const prepare = () => void (isLocked || prepareFrame(client))
  async function submit(event) {
    event.preventDefault()
    if (isBusy || isLocked) return
    const address = email.trim()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return fail(['email.invalid'])
    const mine = new AbortController()
    controller.current = mine
    setBusy(true)
    setFailure(void 0)
    announce(t('email.sending'))
    try {
      const actions = await loadFrameActions().catch(() => void 0)
      if (mine.signal.aborted) return
      if (!actions) return fail(['email.unavailable'])
      const { action } = await actions.connectEmail(client, {
        email: address,
        signal: mine.signal,
      })
      if (mine.signal.aborted) return
      if (action === 'VERIFY_DEVICE') push('EmailVerifyDevice')
      else if (action === 'VERIFY_OTP') push('EmailVerifyOtp')
      else leave()
    } catch (error) {
      if (mine.signal.aborted) return
      client.logger.info('The login by e-mail failed', { error })
      refresh()
      fail(toEmailText(error))
    } finally {
      setBusy(false)
    }
  }
  function fail(next) {
    setFailure(next)
    announce(t(...next))
  }
  const isWaiting = seconds > 0
  const hint = isWaiting ? ['email.wait', { seconds }] : failure?.[0] === 'email.wait' ? void 0 : failure
  return /* @__PURE__ */ jsxs('form', {
    className: 'email-form',
    noValidate: true,
    onSubmit: submit,
    onPointerEnter: prepare,
    onFocus: prepare,
    children: [
      /* @__PURE__ */ jsx('input', {
        ref: setInput,
        className: 'email-field',
        type: 'email',
        dir: 'ltr',
        'aria-label': t('email.label'),
        'aria-invalid': failure ? true : void 0,
        'aria-describedby': hint ? id : void 0,
        placeholder: t('email.placeholder'),
        value: email,
        disabled: isLocked,
        autoComplete: 'email',
        autoCapitalize: 'off',
        spellCheck: false,
        enterKeyHint: 'send',
        'data-testid': sectionTestIds.emailInput,
        onChange: event => {
          setEmail(event.target.value)
          setFailure(void 0)
        },
      }),
      /* @__PURE__ */ jsxs('button', {
        type: 'submit',
        className: 'button accent wide',
        disabled: isLocked,
        'aria-disabled': isBusy || isWaiting || void 0,
        'data-testid': sectionTestIds.emailSubmit,
        children: [
          isBusy ? /* @__PURE__ */ jsx(Spinner, {}) : null,
          t(isBusy ? 'email.sending' : 'email.submit'),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        id,
        className: isWaiting ? 'email-note' : 'email-error',
        children: hint ? t(hint[0], hint[1]) : null,
      }),
    ],
  })
}
/** Prompts for the email address. Inside of Connect it is a section of that view. */
function EmailLoginView() {
  const t = useTranslate(sectionMessages)
  const isSection = useContext(EntryContext)?.view !== 'EmailLogin'
  const { email } = useEmbeddedLogins()
  useOffered('EmailLogin', isSection || email)
  if (isSection) return /* @__PURE__ */ jsx(EmailForm, {})
  return /* @__PURE__ */ jsxs(View, {
    title: t('email.title'),
    children: [/* @__PURE__ */ jsx(LegalConsent, {}), /* @__PURE__ */ jsx(EmailForm, { focusFirst: true })],
  })
}
var sectionParts_exports = /* @__PURE__ */ __exportAll({ sectionParts: () => sectionParts })
/** The views of the area that are sections of Connect as well. They are a module apart, loaded with the first view. */
var sectionParts = {
  EmailLogin: EmailLoginView,
  ConnectSocials: ConnectSocialsView,
}

export {
  Email_default,
  listProviders,
  openSocialWindow,
  ProviderIcon,
  providerNames,
  Social_default,
  sectionMessages,
  sectionParts_exports,
  toEmailText,
  useLeave,
  useRetryAfter,
}
