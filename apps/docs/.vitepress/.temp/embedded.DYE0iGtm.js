import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime'
import { n as isError } from './BaseError.DWSHhfZu.js'
import {
  t as accountAtom,
  r as accountsAtom,
  x as importWithRetry,
  T as networkStatesAtom,
  E as networksAtom,
  B as track,
} from './client.ChoDqs0c.js'
import {
  n as connectEmail,
  r as connectFarcaster,
  i as connectSocial,
  a as downgradeAccount,
  o as emailLoginAtom,
  s as emailUpdateAtom,
  u as getFarcasterUri,
  d as getRetryAfter,
  f as getSocialUri,
  g as openSocialPage,
  _ as openWalletPage,
  v as prepareSecureFrame,
  y as readAccountUpgrade,
  S as setPreferredAccountType,
  C as updateEmail,
  w as updateEmailPrimaryOtp,
  T as updateEmailSecondaryOtp,
  E as updateSmartAccountNetworks,
  D as verifyDevice,
  O as verifyOtp,
} from './embedded.DY8sgNNl.js'
import { t as embeddedTestIds } from './embeddedTestIds.DdQsZ1c5.js'
import { listLanguages } from './loadTexts.9h3d_vO6.js'
import {
  n as Button,
  c as Hero,
  l as Icon,
  O as modalMessages,
  h as Row,
  g as RowList,
  v as Skeleton,
  y as Spinner,
  F as useAnnounce,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  U as useViewParameters,
  b as View,
  x as WalletIcon,
} from './modal.Cy8uaE3n.js'
import { t as modalTestIds } from './modalTestIds.Bi-CnIdM.js'
import { F as getSetup, A as localeAtom, j as useAtomValue, M as useLatchkit } from './opener.DsbLlulK.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import {
  Email_default,
  listProviders,
  openSocialWindow,
  ProviderIcon,
  providerNames,
  Social_default,
  sectionMessages,
  toEmailText,
  useLeave,
  useRetryAfter,
} from './sections.DRK_9wVm.js'
import { t as sectionTestIds } from './sectionTestIds.CQzrjUl9.js'
import {
  AccountIcon,
  CheckIcon,
  ClockIcon,
  CopyButton,
  DevicesIcon,
  KeyIcon,
  OpenLink,
  ofFeature,
  RetryIcon,
  ShieldIcon,
  showAlert,
  Text,
  n as useFeatures,
  useToast,
} from './shared.BOpXVrm5.js'
import { t as useLocale } from './useLocale.BlqDyerU.js'
import {
  _t as smartAccountNetworksAtom,
  S as truncateAddress,
  w as useAccount,
  h as useAction,
} from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/page/hooks/useSmartAccount.js
var none = []
/**
 * The smart account of the embedded wallet and its eoa, and which of them is active.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { accountType, setAccountType } = useSmartAccount()
 * await setAccountType('eoa')
 */
function useSmartAccount(parameters) {
  const { client } = useLatchkit()
  const account = useAtomValue(accountsAtom).eip155
  const networks = useAtomValue(smartAccountNetworksAtom)
  const setAccountType = useAction(type => setPreferredAccountType(client, { type }), parameters)
  const isEmbedded = account?.isConnected && account.connector?.type === 'auth'
  const accounts = isEmbedded ? account.allAccounts : []
  const find = type => accounts.find(one => one.type === type)?.address
  const smartAccountAddress = find('smartAccount')
  const isSmart = smartAccountAddress !== void 0 && account?.address === smartAccountAddress
  return {
    isAvailable: smartAccountAddress !== void 0,
    accountType: !isEmbedded ? void 0 : isSmart ? 'smartAccount' : 'eoa',
    eoaAddress: find('eoa'),
    smartAccountAddress,
    isDeployed: (isEmbedded && account.embeddedWalletInfo?.isSmartAccountDeployed) ?? false,
    networks: networks ?? none,
    setAccountType,
  }
}
// ../../packages/react/dist/areas/embedded.js
/** Lucide `mail`. */
function MailIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', { d: 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7' }),
      /* @__PURE__ */ jsx('rect', {
        x: '2',
        y: '4',
        width: '20',
        height: '16',
        rx: '2',
      }),
    ],
  })
}
var smartAccountMessages = {
  'smart.title': 'Account type',
  'smart.text': 'Each account has its own address and its own assets.',
  'smart.smartAccount': 'Smart account',
  'smart.eoa': 'Standard account',
  'smart.undeployed': 'The smart account is deployed by its first transaction on {network}.',
  'smart.elsewhere': 'There is no smart account on {network}. On {networks} your choice applies.',
  'smart.changing': 'Changing the account…',
  'smart.active': '{account} is active now',
  'smart.sessions': 'Sessions',
  'smart.sessionsText': 'What apps may do without asking',
  'smart.failed': 'Failed to switch the account. The standard account is active.',
  'upgraded.turnBack': 'Revert the upgrade',
  'upgraded.runs': 'It runs {contract} on {network}',
  'upgraded.waiting': 'Confirm it in your wallet…',
  'upgraded.done': 'The standard account is no longer upgraded',
  'upgraded.sent': 'The transaction was sent. This can take a while.',
  'upgraded.failed': 'Failed to revert the upgrade.',
}
/** Link to the sessions of the account, if sessions are on and the account can grant permissions. */
function SessionsRow() {
  const t = useTranslate(smartAccountMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const { smartSessions } = useFeatures()
  const { accountType } = useSmartAccount()
  const id = useAtomValue(networkStatesAtom).eip155?.caipNetworkId
  const [isUpgraded, setUpgraded] = useState(false)
  const isAsked = smartSessions && accountType !== 'smartAccount'
  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    readAccountUpgrade(client, controller).then(
      upgrade => setUpgraded(upgrade.isUpgraded),
      () => {},
    )
    return () => controller.abort()
  }, [client, id, isAsked])
  if (!smartSessions || (accountType !== 'smartAccount' && !isUpgraded)) return null
  return /* @__PURE__ */ jsx('li', {
    children: /* @__PURE__ */ jsx(Row, {
      label: t('smart.sessions'),
      detail: t('smart.sessionsText'),
      icon: /* @__PURE__ */ jsx('span', {
        className: 'row-tile',
        children: /* @__PURE__ */ jsx(ClockIcon, {}),
      }),
      chevron: true,
      testId: embeddedTestIds.settingsSessions,
      onClick: () => push('SmartSessionList'),
    }),
  })
}
var Settings_default =
  '.settings-heading{color:var(--lk-text-2);margin:12px 8px 4px;font-size:13px;font-weight:500;line-height:18px}.settings-tiers{flex-direction:column;gap:8px;margin:0;display:flex}.settings-tiers>div{background:var(--lk-surface-2);border-radius:16px;padding:12px 16px}.settings-tiers dt{font-weight:500}.settings-tiers dd{color:var(--lk-text-2);text-wrap:pretty;margin:2px 0 0;font-size:13px;line-height:18px}.settings-languages .row-text{padding-inline:8px}'
var settingsMessages = {
  'settings.title': 'Settings',
  'settings.email': 'E-mail',
  'settings.noEmail': 'Add an address',
  'settings.upgrade': 'Protect your wallet',
  'settings.upgradeHint': 'Who can restore it',
  'settings.devices': 'Devices',
  'settings.export': 'Export the key',
  'settings.ownSite': 'On {host}',
  'settings.language': 'Language',
  'settings.wallet': 'Wallet',
  'settings.opening': 'Opening the wallet page…',
  'settings.openFailed': 'The wallet page could not be opened from here.',
  'settings.openLink': 'Open {host}',
  'update.title': 'Change your e-mail',
  'update.addTitle': 'Add an e-mail',
  'update.text': 'You sign in with {email} now.',
  'update.label': 'New e-mail address',
  'update.same': 'This is already your address.',
  'update.primaryTitle': 'Confirm your current address',
  'update.secondaryTitle': 'Confirm your new address',
  'update.primaryText': 'We sent a code to your current address, {email}. It is valid for 5 minutes.',
  'update.primaryAny': 'We sent a code to your current address. It is valid for 5 minutes.',
  'update.startOver': 'Use another address',
  'update.done': 'You sign in with {email} now',
  'update.taken': 'Another account already uses this address.',
  'update.changed': 'The account of this address now signs in with another address.',
  'update.reauth': 'Sign out and in again, then change the address within five minutes.',
  'update.tooNew': {
    one: 'This device is new. Change the address here in {count} hour, or on another device.',
    other: 'This device is new. Change the address here in {count} hours, or on another device.',
  },
  'upgrade.title': 'Protect your wallet',
  'upgrade.heading': 'Who can restore your wallet',
  'upgrade.text': 'Your key is split into three parts. Any two of them open the wallet.',
  'upgrade.assisted': 'Assisted',
  'upgrade.assistedText':
    'The default. {host} keeps two parts and restores the wallet for you. Its operator could do that too.',
  'upgrade.userHeld': 'User-held',
  'upgrade.userHeldText':
    'You lock one of these parts with a passkey, a password or a printed code. Only you can restore the wallet. If you lose all of them, it is lost.',
  'upgrade.open': 'Open the wallet page',
}
/**
 * Reverts an upgraded account, after approval in the wallet. Renders nothing while it is not upgraded on this network.
 */
function UpgradedAccount() {
  const t = useTranslate(smartAccountMessages)
  const announce = useAnnounce()
  const { client } = useLatchkit()
  const all = useAtomValue(networksAtom)
  const id = useAtomValue(networkStatesAtom).eip155?.caipNetworkId
  const [upgrade, setUpgrade] = useState()
  const [isSent, setSent] = useState(false)
  const downgrade = useAction(() => downgradeAccount(client))
  useEffect(() => {
    const controller = new AbortController()
    readAccountUpgrade(client, controller).then(setUpgrade, () => {})
    return () => controller.abort()
  }, [client, id])
  if (!upgrade?.isUpgraded) return null
  const network = all.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? `eip155:${upgrade.chainId}`
  const note = isSent ? t('upgraded.sent') : downgrade.error ? t('upgraded.failed') : void 0
  async function turnBack() {
    if (downgrade.isPending) return
    setSent(false)
    announce(t('upgraded.waiting'))
    try {
      const { isUpgraded } = await downgrade()
      setSent(isUpgraded)
      if (!isUpgraded) setUpgrade(void 0)
      announce(t(isUpgraded ? 'upgraded.sent' : 'upgraded.done'))
    } catch {
      announce(t('upgraded.failed'))
    }
  }
  return /* @__PURE__ */ jsx('li', {
    children: /* @__PURE__ */ jsx(Row, {
      label: t('upgraded.turnBack'),
      detail:
        note ??
        t('upgraded.runs', {
          network,
          contract: truncateAddress(upgrade.delegate ?? ''),
        }),
      icon: /* @__PURE__ */ jsx('span', {
        className: 'row-tile',
        children: /* @__PURE__ */ jsx(RetryIcon, {}),
      }),
      end: downgrade.isPending ? /* @__PURE__ */ jsx(Spinner, {}) : void 0,
      testId: embeddedTestIds.accountType('upgraded'),
      onClick: () => void turnBack(),
    }),
  })
}
/**
 * Opens the page of the wallet on the wallet's site, by a click inside of the secure frame. `href` is the URL of the
 * page for a link, if that failed.
 */
function useWalletPage() {
  const t = useTranslate(settingsMessages)
  const { client } = useLatchkit()
  const announce = useAnnounce()
  const [state, setState] = useState('idle')
  const { href, host } = new URL('/wallet', client.config.secureFrame?.url ?? 'https://localhost')
  async function open() {
    if (state === 'opening') return
    setState('opening')
    announce(t('settings.opening'))
    try {
      await openWalletPage(client)
      setState('idle')
    } catch (error) {
      client.logger.info('The page of the wallet was not opened', { error })
      setState('failed')
      announce(t('settings.openFailed'))
    }
  }
  return {
    href,
    host,
    isOpening: state === 'opening',
    isFailed: state === 'failed',
    open: () => void open(),
  }
}
/** Shows that the frame could not open the page of the wallet, and links to it. */
function WalletPageLink({ href, host }) {
  const t = useTranslate(settingsMessages)
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('p', {
        className: 'email-error',
        children: t('settings.openFailed'),
      }),
      /* @__PURE__ */ jsx(OpenLink, {
        href,
        target: '_blank',
        variant: 'neutral',
        onOpen: () => window.open(href, '_blank', 'noopener,noreferrer'),
        children: t('settings.openLink', { host }),
      }),
    ],
  })
}
/** The embedded wallet of the account: its address, its custody tier, links to its site, and the language. */
function AccountSettingsView() {
  useStyles(Email_default)
  useStyles(Settings_default)
  const t = useTranslate(settingsMessages)
  const { push } = useRouter()
  const { embeddedWalletInfo } = useAccount()
  const page = useWalletPage()
  const email = embeddedWalletInfo?.user?.email
  const ownSite = t('settings.ownSite', { host: page.host })
  return /* @__PURE__ */ jsxs(View, {
    title: t('settings.title'),
    children: [
      /* @__PURE__ */ jsxs(RowList, {
        label: t('settings.wallet'),
        children: [
          /* @__PURE__ */ jsx('li', {
            children: /* @__PURE__ */ jsx(Row, {
              label: t('settings.email'),
              detail: email ?? t('settings.noEmail'),
              icon: /* @__PURE__ */ jsx('span', {
                className: 'row-tile',
                children: /* @__PURE__ */ jsx(MailIcon, {}),
              }),
              chevron: true,
              testId: embeddedTestIds.settingsEmail,
              onClick: () => push('UpdateEmailWallet'),
            }),
          }),
          /* @__PURE__ */ jsx(AccountType, {}),
          /* @__PURE__ */ jsx(UpgradedAccount, {}),
          /* @__PURE__ */ jsx(SessionsRow, {}),
          /* @__PURE__ */ jsx('li', {
            children: /* @__PURE__ */ jsx(Row, {
              label: t('settings.upgrade'),
              detail: t('settings.upgradeHint'),
              icon: /* @__PURE__ */ jsx('span', {
                className: 'row-tile',
                children: /* @__PURE__ */ jsx(ShieldIcon, {}),
              }),
              chevron: true,
              testId: embeddedTestIds.settingsUpgrade,
              onClick: () => push('UpgradeEmailWallet'),
            }),
          }),
          /* @__PURE__ */ jsx('li', {
            children: /* @__PURE__ */ jsx(Row, {
              label: t('settings.devices'),
              detail: ownSite,
              icon: /* @__PURE__ */ jsx('span', {
                className: 'row-tile',
                children: /* @__PURE__ */ jsx(DevicesIcon, {}),
              }),
              testId: embeddedTestIds.settingsDevices,
              onClick: page.open,
            }),
          }),
          /* @__PURE__ */ jsx('li', {
            children: /* @__PURE__ */ jsx(Row, {
              label: t('settings.export'),
              detail: ownSite,
              icon: /* @__PURE__ */ jsx('span', {
                className: 'row-tile',
                children: /* @__PURE__ */ jsx(KeyIcon, {}),
              }),
              testId: embeddedTestIds.settingsExport,
              onClick: page.open,
            }),
          }),
        ],
      }),
      page.isFailed
        ? /* @__PURE__ */ jsx(WalletPageLink, {
            href: page.href,
            host: page.host,
          })
        : null,
      /* @__PURE__ */ jsx(Languages, {}),
    ],
  })
}
/** Link to the choice between the accounts, if one of the app's networks supports smart accounts. */
function AccountType() {
  const t = useTranslate(smartAccountMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const all = useAtomValue(networksAtom)
  const { accountType, networks } = useSmartAccount()
  const isKnown = networks.length > 0
  useEffect(() => {
    if (isKnown) return
    const controller = new AbortController()
    updateSmartAccountNetworks(client, controller).catch(() => {})
    return () => controller.abort()
  }, [client, isKnown])
  const isOffered = all.some(
    ({ chainNamespace, id }) => chainNamespace === 'eip155' && networks.includes(Number(id)),
  )
  if (!accountType || !isOffered) return null
  return /* @__PURE__ */ jsx('li', {
    children: /* @__PURE__ */ jsx(Row, {
      label: t('smart.title'),
      detail: t(`smart.${accountType}`),
      icon: /* @__PURE__ */ jsx('span', {
        className: 'row-tile',
        children: /* @__PURE__ */ jsx(WalletIcon, {}),
      }),
      chevron: true,
      testId: embeddedTestIds.settingsAccountType,
      onClick: () => push('SmartAccountSettings'),
    }),
  })
}
function Languages() {
  const t = useTranslate(settingsMessages)
  const { options } = getSetup(useLatchkit())
  const { locale, setLocale } = useLocale()
  return /* @__PURE__ */ jsxs('div', {
    className: 'settings-languages',
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'settings-heading',
        children: t('settings.language'),
      }),
      /* @__PURE__ */ jsx(RowList, {
        label: t('settings.language'),
        children: listLanguages(options).map(language =>
          /* @__PURE__ */ jsx(
            'li',
            {
              children: /* @__PURE__ */ jsx(Row, {
                label: nameOf(language),
                selected: language === locale,
                testId: embeddedTestIds.settingsLanguage(language),
                onClick: () => void setLocale(language),
              }),
            },
            language,
          ),
        ),
      }),
    ],
  })
}
/** The name of a language in itself. */
function nameOf(language) {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
var embeddedMessages = /*#__PURE__*/ Object.assign({}, sectionMessages, {
  'email.deviceTitle': 'Approve this device',
  'email.deviceHeading': 'Check your inbox',
  'email.deviceText': 'Open the link we sent to {email} and type this number:',
  'email.number': 'Number to type: {number}',
  'email.deviceFailed': 'This device was not approved',
  'email.deviceAgain': 'Send a new link',
  'email.otpTitle': 'Confirm your e-mail',
  'email.otpHeading': 'Enter the code',
  'email.otpText': 'We sent a code to {email}. It is valid for 5 minutes.',
  'email.otpLabel': 'Code from the e-mail',
  'email.digit': 'Digit {index} of {count}',
  'email.checking': 'Checking the code…',
  'email.resend': 'Send a new code',
  'email.connected': 'You are signed in',
})
var socialMessages = /*#__PURE__*/ Object.assign({}, sectionMessages, {
  'social.opening': 'Opening {name}…',
  'social.window': 'Continue in the window of {name}',
  'social.windowText': 'Sign in there. This page continues automatically.',
  'social.closed': 'Lost contact with the {name} window',
  'social.closedText': 'If you closed it, try again. If it is still open, finish there and type this number:',
  'social.number': 'Number to type: {number}',
  'social.blocked': 'Your browser blocked the window',
  'social.blockedText': 'Allow pop-ups for this site and try again, or continue in this tab.',
  'social.here': 'Continue in this tab',
  'social.leaving': 'Redirecting to {name}…',
  'social.connecting': 'Signing you in…',
  'social.failed': 'You are not signed in',
  'social.failedText': 'The sign-in was cancelled or has expired. Try again.',
  'social.unknown': 'Sign-in with {name} is not available here.',
  'farcaster.heading': 'Sign in with Farcaster',
  'farcaster.scan': 'Scan this code with your phone and sign in with Farcaster there.',
  'farcaster.open': 'Sign in with Farcaster, then come back to this page.',
  'farcaster.openApp': 'Open Farcaster',
  'farcaster.qr': 'QR code for Farcaster',
  'farcaster.qrLoading': 'Loading the QR code',
  'farcaster.copy': 'Copy link',
  'farcaster.copyFailed': 'The link could not be copied',
})
/** Errors that only the app's developer can solve. */
var ofTheApp = ['frame/origin-not-allowed', 'frame/timeout', 'frame/not-loaded']
/**
 * Alerts `Invalid App Configuration` if a login could not start for a reason that the user cannot change: the secure
 * site does not know the app, or its frame does not answer.
 */
function alertDeveloper(latchkit, error) {
  if (isError(error) && ofTheApp.includes(error.code))
    showAlert(
      latchkit,
      {
        code: error.code,
        message: 'alert.invalidApp',
      },
      error,
    )
}
/** Signs in with Farcaster until the view is left. */
function useFarcasterLogin() {
  const latchkit = useLatchkit()
  const leave = useLeave()
  const { client } = latchkit
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState({ step: 'opening' })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    async function run() {
      setState({ step: 'opening' })
      const { url } = await getFarcasterUri(client, { signal }).catch(error => {
        if (!signal.aborted) alertDeveloper(latchkit, error)
        throw error
      })
      if (signal.aborted) return
      setState({
        step: 'waiting',
        url,
      })
      await connectFarcaster(client, { signal })
      track(client, {
        event: 'SOCIAL_LOGIN_SUCCESS',
        properties: { provider: 'farcaster' },
      })
      if (!signal.aborted) leave()
    }
    const timer = setTimeout(() => {
      run().catch(error => {
        if (signal.aborted) return
        client.logger.info('The login with Farcaster failed', { error })
        setState({
          step: 'failed',
          error,
        })
      })
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [attempt])
  return {
    ...state,
    retry: () => setAttempt(count => count + 1),
  }
}
var QrCode = /*#__PURE__*/ lazy(async () => ({
  default: (await importWithRetry(() => import('./qrCode.BziqbriW.js').then(n => n.QrCode_exports))).QrCode,
}))
/** Signs in with Farcaster: a code for the phone that has the app; on a phone, a link that opens it. */
function ConnectingFarcasterView() {
  useStyles(Social_default)
  const t = useTranslate(socialMessages)
  const login = useTranslate(embeddedMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const toast = useToast()
  const { platform } = useLatchkit().client
  const { retry, ...state } = useFarcasterLogin()
  const name = providerNames.farcaster
  const title = t('social.continue', { name })
  const url = state.step === 'waiting' ? state.url : void 0
  const isPhone = platform.isMobile()
  const text = t(isPhone ? 'farcaster.open' : 'farcaster.scan')
  const isFailed = state.step === 'failed'
  const failed = t('social.failed')
  useEffect(() => announce(isFailed ? failed : text), [announce, failed, isFailed, text])
  if (isFailed) {
    const { code } = isError(state.error) ? state.error : { code: void 0 }
    const reason =
      code === 'frame/rate-limited'
        ? login(...toEmailText(state.error))
        : code === 'frame/provider-unknown'
          ? t('social.unknown', { name })
          : t(code === 'frame/social-ended' ? 'social.failedText' : 'social.returnFailed', { name })
    return /* @__PURE__ */ jsxs(View, {
      title,
      children: [
        /* @__PURE__ */ jsx(Hero, {
          icon: /* @__PURE__ */ jsx(ProviderIcon, { provider: 'farcaster' }),
          heading: failed,
          text: reason,
        }),
        /* @__PURE__ */ jsx(Button, {
          wide: true,
          variant: 'accent',
          testId: modalTestIds.retry,
          onClick: retry,
          children: common('modal.tryAgain'),
        }),
      ],
    })
  }
  const link = /* @__PURE__ */ jsx(OpenLink, {
    href: url,
    target: '_blank',
    variant: isPhone ? 'accent' : 'neutral',
    testId: embeddedTestIds.farcasterOpen,
    onOpen: () => url && platform.openLink(url, '_blank'),
    children: t('farcaster.openApp'),
  })
  const copy = /* @__PURE__ */ jsx(CopyButton, {
    value: url,
    label: t('farcaster.copy'),
    copiedLabel: common('modal.copied'),
    testId: embeddedTestIds.farcasterCopy,
    onCopied: () => announce(common('modal.copied')),
    onFailed: () =>
      toast.show({
        variant: 'error',
        message: t('farcaster.copyFailed'),
      }),
  })
  return /* @__PURE__ */ jsx(View, {
    title,
    children: isPhone
      ? /* @__PURE__ */ jsxs(Hero, {
          icon: /* @__PURE__ */ jsx(ProviderIcon, { provider: 'farcaster' }),
          heading: t('farcaster.heading'),
          text,
          children: [link, copy],
        })
      : /* @__PURE__ */ jsxs('div', {
          className: 'farcaster',
          children: [
            /* @__PURE__ */ jsx(Suspense, {
              fallback: /* @__PURE__ */ jsx(Skeleton, {
                height: 240,
                width: 240,
              }),
              children: /* @__PURE__ */ jsx(QrCode, {
                uri: url,
                label: t(url ? 'farcaster.qr' : 'farcaster.qrLoading'),
                logo: /* @__PURE__ */ jsx(ProviderIcon, {
                  provider: 'farcaster',
                  size: 40,
                }),
                testId: embeddedTestIds.farcasterQr,
              }),
            }),
            /* @__PURE__ */ jsx('p', {
              className: 'farcaster-text',
              children: text,
            }),
            link,
            copy,
          ],
        }),
  })
}
/** Milliseconds between checks of `window.closed`: browsers do not have an event for it. */
var interval = 500
/** Waits for the window of a social login. Accepts only messages from that window and from the secure site. */
function waitForResult(popup, origin, signal, { withClosing }) {
  return new Promise((resolve, reject) => {
    let closedLooks = 0
    const settle = result => {
      end()
      resolve(result)
    }
    const receive = ({ source, origin: from, data }) => {
      if (source !== popup || from !== origin || typeof data !== 'object' || data === null) return
      const { type, uri } = data
      if (type === 'latchkit-social' && typeof uri === 'string') settle({ uri })
    }
    const look = () => {
      if (popup.closed && ++closedLooks > 1) settle('closed')
    }
    const abort = () => {
      end()
      reject(signal.reason)
    }
    const timer = withClosing ? setInterval(look, interval) : void 0
    const end = () => {
      clearInterval(timer)
      window.removeEventListener('message', receive)
      signal.removeEventListener('abort', abort)
    }
    window.addEventListener('message', receive)
    signal.addEventListener('abort', abort)
  })
}
/**
 * Signs in at a provider in a window that a click has opened, until the view is left. `retry` opens another window, so
 * call it in a click; `stay` continues in this tab.
 */
function useSocialLogin(provider, getPopup) {
  const latchkit = useLatchkit()
  const leave = useLeave()
  const { client } = latchkit
  const [attempt, setAttempt] = useState({ getPopup })
  const [step, setStep] = useState({ step: 'opening' })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const popup = attempt.getPopup()
    const connect = async (uri, stop = signal) => {
      await connectSocial(client, {
        provider,
        uri,
        signal: stop,
      })
      track(client, {
        event: 'SOCIAL_LOGIN_SUCCESS',
        properties: { provider },
      })
      if (!signal.aborted) leave()
    }
    async function run() {
      if (popup === null) return setStep({ step: 'blocked' })
      signal.addEventListener('abort', () => popup?.close())
      setStep({ step: 'opening' })
      const { uri, number } = await getSocialUri(client, {
        provider,
        signal,
      }).catch(error => {
        if (!signal.aborted) alertDeveloper(latchkit, error)
        throw error
      })
      if (signal.aborted) return
      if (!popup) {
        setStep({ step: 'leaving' })
        return openSocialPage(client, {
          provider,
          uri,
        })
      }
      if (popup.closed)
        return setStep({
          step: 'closed',
          number: void 0,
        })
      popup.location.replace(uri)
      setStep({ step: 'window' })
      const { origin } = new URL(uri)
      const result = await waitForResult(popup, origin, signal, { withClosing: true })
      if (result !== 'closed') {
        setStep({ step: 'connecting' })
        return connect(result.uri)
      }
      setStep({
        step: 'closed',
        number,
      })
      const polling = new AbortController()
      signal.addEventListener('abort', () => polling.abort())
      const late = waitForResult(popup, origin, signal, { withClosing: false }).then(answer => {
        polling.abort()
        return answer === 'closed' ? void 0 : connect(answer.uri)
      })
      return Promise.race([
        connect(uri, polling.signal).catch(error => (polling.signal.aborted ? late : Promise.reject(error))),
        late,
      ])
    }
    const timer = setTimeout(() => {
      run().catch(error => {
        if (signal.aborted) return
        client.logger.info('The social login failed', { error })
        popup?.close()
        setStep({
          step: 'failed',
          error,
        })
      })
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [attempt])
  return {
    ...step,
    retry: () => setAttempt({ getPopup: openSocialWindow(client) }),
    stay: () => setAttempt({ getPopup: () => void 0 }),
  }
}
var headings = {
  opening: 'social.opening',
  window: 'social.window',
  closed: 'social.closed',
  blocked: 'social.blocked',
  leaving: 'social.leaving',
  connecting: 'social.connecting',
  failed: 'social.failed',
}
var texts = {
  window: 'social.windowText',
  closed: 'social.closedText',
  blocked: 'social.blockedText',
  failed: 'social.failedText',
}
/**
 * Waits for the window of an identity provider, and shows the next step if it is blocked, closed or loses its opener.
 */
function ConnectingSocialView() {
  useStyles(Email_default)
  useStyles(Social_default)
  const t = useTranslate(socialMessages)
  const login = useTranslate(embeddedMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const { provider, getPopup } = useViewParameters('ConnectingSocial')
  const { retry, stay, ...state } = useSocialLogin(provider, getPopup)
  const name = providerNames[provider]
  const { step } = state
  const heading = t(headings[step], { name })
  const error = step === 'failed' && isError(state.error) ? state.error : void 0
  const isUnknown = error?.code === 'frame/provider-unknown'
  const number = step === 'closed' ? state.number : void 0
  const text = isUnknown ? 'social.unknown' : step === 'closed' && !number ? 'social.failedText' : texts[step]
  const wait = error?.code === 'frame/rate-limited' && login(...toEmailText(error))
  useEffect(() => announce(heading), [announce, heading])
  const isBusy = step === 'opening' || step === 'leaving' || step === 'connecting' || step === 'window'
  return /* @__PURE__ */ jsxs(View, {
    title: t('social.continue', { name }),
    children: [
      /* @__PURE__ */ jsx(Hero, {
        icon: /* @__PURE__ */ jsx(ProviderIcon, { provider }),
        heading,
        text: wait || (text && t(text, { name })),
      }),
      number
        ? /* @__PURE__ */ jsx('p', {
            className: 'email-number',
            'data-testid': embeddedTestIds.socialNumber,
            children: /* @__PURE__ */ jsx('span', {
              role: 'img',
              'aria-label': t('social.number', { number }),
              children: number,
            }),
          })
        : null,
      isBusy
        ? /* @__PURE__ */ jsx('p', {
            className: 'email-waiting',
            children: /* @__PURE__ */ jsx(Spinner, {}),
          })
        : /* @__PURE__ */ jsxs('div', {
            className: 'social-actions',
            children: [
              /* @__PURE__ */ jsx(Button, {
                wide: true,
                variant: 'accent',
                testId: modalTestIds.retry,
                onClick: retry,
                children: common('modal.tryAgain'),
              }),
              step === 'blocked'
                ? /* @__PURE__ */ jsx(Button, {
                    wide: true,
                    testId: embeddedTestIds.socialHere,
                    onClick: stay,
                    children: t('social.here'),
                  })
                : null,
            ],
          }),
    ],
  })
}
/** Requests another mail for the pending login, and opens the view for its link or code. */
function useResend() {
  const { client } = useLatchkit()
  const { replace } = useRouter()
  const leave = useLeave()
  const { seconds, refresh } = useRetryAfter(client.store.get(emailLoginAtom)?.email)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState()
  async function send() {
    const email = client.store.get(emailLoginAtom)?.email
    if (!email) return
    setBusy(true)
    setFailure(void 0)
    try {
      const { action } = await connectEmail(client, { email })
      if (action === 'CONNECT') leave()
      else replace(action === 'VERIFY_DEVICE' ? 'EmailVerifyDevice' : 'EmailVerifyOtp')
    } catch (error) {
      setFailure(toEmailText(error))
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return {
    seconds,
    isBusy,
    failure,
    send: () => void send(),
  }
}
/** Waits until this device is approved by the link of an email, and shows the number that the linked page requests. */
function EmailVerifyDeviceView() {
  useStyles(Email_default)
  const t = useTranslate(embeddedMessages)
  const { client } = useLatchkit()
  const { replace, reset } = useRouter()
  const announce = useAnnounce()
  const login = useAtomValue(emailLoginAtom)
  const [isFailed, setFailed] = useState(false)
  const resend = useResend()
  const sentAt = login?.sentAt
  useEffect(() => {
    if (!client.store.get(emailLoginAtom)) return reset('Connect')
    const controller = new AbortController()
    const { signal } = controller
    setFailed(false)
    const timer = setTimeout(async () => {
      try {
        await verifyDevice(client, { signal })
        if (!signal.aborted) replace('EmailVerifyOtp')
      } catch (error) {
        if (signal.aborted) return
        client.logger.info('The device was not approved', { error })
        setFailed(true)
        announce(t('email.deviceFailed'))
      }
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, sentAt])
  const { email = '', number } = login ?? {}
  return /* @__PURE__ */ jsxs(View, {
    title: t('email.deviceTitle'),
    children: [
      /* @__PURE__ */ jsx(Hero, {
        icon: /* @__PURE__ */ jsx(MailIcon, {}),
        heading: t(isFailed ? 'email.deviceFailed' : 'email.deviceHeading'),
        text: isFailed ? void 0 : t('email.deviceText', { email }),
      }),
      number && !isFailed
        ? /* @__PURE__ */ jsx('p', {
            className: 'email-number',
            'data-testid': embeddedTestIds.emailNumber,
            children: /* @__PURE__ */ jsx('span', {
              role: 'img',
              'aria-label': t('email.number', { number }),
              children: number,
            }),
          })
        : null,
      isFailed
        ? null
        : /* @__PURE__ */ jsx('p', {
            className: 'email-waiting',
            children: /* @__PURE__ */ jsx(Spinner, {}),
          }),
      /* @__PURE__ */ jsx(Button, {
        wide: true,
        busy: resend.isBusy || resend.seconds > 0,
        testId: embeddedTestIds.emailResend,
        onClick: resend.send,
        children: resend.seconds > 0 ? t('email.wait', { seconds: resend.seconds }) : t('email.deviceAgain'),
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'email-error',
        children: resend.failure ? t(...resend.failure) : null,
      }),
    ],
  })
}
/** A box for each digit of a code. Accepts a pasted code, and a code that the browser or the phone fills in. */
function OtpBoxes({ label, digitLabel, value, count, onChange, isWrong, describedBy }) {
  useStyles(Email_default)
  const boxes = useRef([])
  const digits = [...value.padEnd(count)].slice(0, count)
  const focus = index => boxes.current[Math.max(0, Math.min(count - 1, index))]?.focus()
  useEffect(() => boxes.current[0]?.focus(), [])
  useEffect(() => {
    if (isWrong) boxes.current[0]?.focus()
  }, [isWrong])
  /** Writes typed or pasted text, starting at a box. */
  function write(index, text) {
    const typed = [...text.replace(/\D/g, '')].slice(0, count - index)
    const next = [...digits]
    if (typed.length === 0) next[index] = ' '
    for (const [offset, digit] of typed.entries()) next[index + offset] = digit
    onChange(next.join('').trimEnd())
    if (typed.length > 0) focus(index + typed.length)
  }
  function press(event, index) {
    const isEmpty = digits[index] === ' '
    if (event.key === 'Backspace' && isEmpty && index > 0) {
      event.preventDefault()
      write(index - 1, '')
      focus(index - 1)
    } else if (event.key === 'ArrowLeft') focus(index - 1)
    else if (event.key === 'ArrowRight') focus(index + 1)
    else return
    event.preventDefault()
  }
  function paste(event) {
    event.preventDefault()
    write(0, event.clipboardData.getData('text'))
  }
  return /* @__PURE__ */ jsx('fieldset', {
    className: `otp${isWrong ? ' wrong' : ''}`,
    dir: 'ltr',
    'aria-label': label,
    children: digits.map((digit, index) =>
      /* @__PURE__ */ jsx(
        'input',
        {
          ref: element => {
            boxes.current[index] = element
          },
          className: 'otp-box',
          type: 'text',
          inputMode: 'numeric',
          autoComplete: index === 0 ? 'one-time-code' : 'off',
          'aria-label': digitLabel(index + 1),
          'aria-invalid': isWrong || void 0,
          'aria-describedby': describedBy,
          value: digit.trim(),
          'data-testid': embeddedTestIds.otpInput(index),
          onChange: event => {
            const typed = event.target.value
            write(index, typed.length === 2 && digit.trim() ? typed.replace(digit, '') : typed)
          },
          onKeyDown: event => press(event, index),
          onPaste: paste,
          onFocus: event => event.target.select(),
        },
        index,
      ),
    ),
  })
}
var byCode = {
  'frame/email-taken': 'update.taken',
  'frame/email-changed': 'update.changed',
  'frame/reauth-required': 'update.reauth',
}
/** Message for a failed step with a code, or of a change of the address. */
function useErrorText() {
  const t = useTranslate(settingsMessages)
  const login = useTranslate(embeddedMessages)
  return error => {
    if (isError(error)) {
      const { code, data = {} } = error
      const known = byCode[code]
      if (known) return t(known)
      if (code === 'frame/device-too-new')
        return t('update.tooNew', { count: Math.max(1, Math.ceil((data.retryAfter ?? 0) / 3600)) })
    }
    return login(...toEmailText(error))
  }
}
/** Prompts for an emailed code. Submits a complete code automatically; leaving the view aborts the submission. */
function CodeForm({ text, count = 6, submit, resend, children }) {
  const t = useTranslate(embeddedMessages)
  const { client } = useLatchkit()
  const announce = useAnnounce()
  const toText = useErrorText()
  const id = useId()
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState()
  const controller = useRef(void 0)
  useEffect(() => () => controller.current?.abort(), [])
  async function send(otp) {
    const mine = new AbortController()
    controller.current = mine
    setBusy(true)
    setFailure(void 0)
    announce(t('email.checking'))
    try {
      await submit(otp, mine.signal)
    } catch (error) {
      if (mine.signal.aborted) return
      client.logger.info('The code was not taken', { error })
      const errorText = toText(error)
      setCode('')
      setFailure(errorText)
      announce(errorText)
    } finally {
      setBusy(false)
    }
  }
  function change(next) {
    if (isBusy) return
    setCode(next)
    if (next.length > 0) setFailure(void 0)
    if (/^\d+$/.test(next) && next.length === count) send(next)
  }
  const errorText = failure ?? resend.failure
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(Hero, {
        icon: /* @__PURE__ */ jsx(MailIcon, {}),
        heading: t('email.otpHeading'),
        text,
      }),
      /* @__PURE__ */ jsx(OtpBoxes, {
        label: t('email.otpLabel'),
        digitLabel: index =>
          t('email.digit', {
            index,
            count,
          }),
        value: code,
        count,
        onChange: change,
        isWrong: failure !== void 0,
        describedBy: errorText ? id : void 0,
      }),
      /* @__PURE__ */ jsx('p', {
        id,
        className: isBusy ? 'email-note' : 'email-error',
        children: isBusy ? t('email.checking') : errorText,
      }),
      /* @__PURE__ */ jsx(Button, {
        wide: true,
        busy: isBusy || resend.isBusy || resend.seconds > 0,
        testId: embeddedTestIds.emailResend,
        onClick: resend.send,
        children: resend.seconds > 0 ? t('email.wait', { seconds: resend.seconds }) : t('email.resend'),
      }),
      children,
    ],
  })
}
/** Prompts for an emailed code and connects the embedded wallet with it. */
function EmailVerifyOtpView() {
  const t = useTranslate(embeddedMessages)
  const { client } = useLatchkit()
  const { reset } = useRouter()
  const leave = useLeave()
  const announce = useAnnounce()
  const login = useAtomValue(emailLoginAtom)
  const resend = useResend()
  useEffect(() => {
    if (!client.store.get(emailLoginAtom)) reset('Connect')
  }, [])
  async function submit(otp, signal) {
    await verifyOtp(client, {
      otp,
      signal,
    })
    if (signal.aborted) return
    announce(t('email.connected'))
    leave()
  }
  return /* @__PURE__ */ jsx(View, {
    title: t('email.otpTitle'),
    children: /* @__PURE__ */ jsx(CodeForm, {
      text: t('email.otpText', { email: login?.email ?? '' }),
      count: login?.codeDigits,
      submit,
      resend: {
        ...resend,
        failure: resend.failure && t(...resend.failure),
      },
    }),
  })
}
/** The two accounts of the embedded wallet: the active one, and details of the smart account on this network. */
function SmartAccountSettingsView() {
  useStyles(Email_default)
  const t = useTranslate(smartAccountMessages)
  const { client } = useLatchkit()
  const announce = useAnnounce()
  const smart = useSmartAccount()
  const { accountType, setAccountType } = smart
  const notes = useNotes(smart)
  const [wanted, setWanted] = useState()
  const [isFailed, setFailed] = useState(false)
  async function choose(type) {
    if (wanted || type === accountType) return
    setWanted(type)
    setFailed(false)
    announce(t('smart.changing'))
    try {
      await setAccountType(type)
      announce(t('smart.active', { account: t(`smart.${type}`) }))
    } catch (error) {
      client.logger.info('The type of account was not changed', { error })
      setFailed(true)
      announce(t('smart.failed'))
    } finally {
      setWanted(void 0)
    }
  }
  const options = [
    ['smartAccount', smart.smartAccountAddress],
    ['eoa', smart.eoaAddress],
  ]
  return /* @__PURE__ */ jsxs(View, {
    title: t('smart.title'),
    children: [
      /* @__PURE__ */ jsx('p', {
        className: 'email-note',
        children: t('smart.text'),
      }),
      /* @__PURE__ */ jsx(RowList, {
        label: t('smart.title'),
        children: options.map(([type, address]) =>
          address === void 0
            ? null
            : /* @__PURE__ */ jsx(
                'li',
                {
                  children: /* @__PURE__ */ jsx(Row, {
                    label: t(`smart.${type}`),
                    detail: truncateAddress(address),
                    icon: /* @__PURE__ */ jsx(AccountIcon, { address }),
                    end:
                      wanted === type
                        ? /* @__PURE__ */ jsx(Spinner, {})
                        : type === accountType
                          ? /* @__PURE__ */ jsx(CheckIcon, {})
                          : void 0,
                    selected: type === accountType,
                    testId: embeddedTestIds.accountType(type),
                    onClick: () => void choose(type),
                  }),
                },
                type,
              ),
        ),
      }),
      isFailed && smart.isAvailable
        ? /* @__PURE__ */ jsx('p', {
            className: 'email-error',
            children: t('smart.failed'),
          })
        : null,
      notes
        ? /* @__PURE__ */ jsx('p', {
            className: 'email-note',
            children: notes,
          })
        : null,
    ],
  })
}
/** Notes on the current network for the user. */
function useNotes({ isAvailable, isDeployed, networks }) {
  const t = useTranslate(smartAccountMessages)
  const { locale } = useAtomValue(localeAtom)
  const all = useAtomValue(networksAtom).filter(({ chainNamespace }) => chainNamespace === 'eip155')
  const id = useAtomValue(accountsAtom).eip155?.caipNetworkId
  const network = all.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? id ?? ''
  if (isAvailable) return isDeployed ? void 0 : t('smart.undeployed', { network })
  const names = all.filter(one => networks.includes(Number(one.id))).map(({ name }) => name)
  if (names.length === 0) return void 0
  return t('smart.elsewhere', {
    network,
    networks: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
  })
}
/** Goes back to the field of the new address. */
function StartOver() {
  const t = useTranslate(settingsMessages)
  const { replace } = useRouter()
  return /* @__PURE__ */ jsx(Button, {
    wide: true,
    testId: embeddedTestIds.updateEmailStartOver,
    onClick: () => replace('UpdateEmailWallet'),
    children: t('update.startOver'),
  })
}
/** Milliseconds between two mails, as the secure site has it. */
var pause = 3e4
/**
 * Requests another code of the pending change, and navigates to the view of that code: if the proof of the current
 * address has expired, that is the first view again. Leaves the view if no change is pending. `count`: digits of the
 * code.
 */
function useUpdateResend(step) {
  const { client } = useLatchkit()
  const { replace, reset } = useRouter()
  const toText = useErrorText()
  const pending = useAtomValue(emailUpdateAtom)
  const [now, setNow] = useState(Date.now)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState()
  const seconds = Math.min(30, Math.max(0, Math.ceil(((pending?.sentAt ?? 0) + pause - now) / 1e3)))
  const isWaiting = seconds > 0
  useEffect(() => {
    if (client.store.get(emailUpdateAtom)?.step !== step) reset('AccountSettings')
  }, [])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), 1e3)
    return () => clearInterval(timer)
  }, [isWaiting])
  async function send() {
    if (!pending || isBusy) return
    setBusy(true)
    setFailure(void 0)
    try {
      const { action } = await updateEmail(client, { email: pending.email })
      replace(action === 'VERIFY_PRIMARY_OTP' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp')
    } catch (error) {
      client.logger.info('The code was not mailed again', { error })
      setFailure(toText(error))
    } finally {
      setBusy(false)
      setNow(Date.now())
    }
  }
  return {
    count: pending?.codeDigits,
    seconds,
    isBusy,
    failure,
    send: () => void send(),
  }
}
/** Prompts for the code that was sent to the current address. */
function UpdateEmailPrimaryOtpView() {
  const t = useTranslate(settingsMessages)
  const { client } = useLatchkit()
  const { replace } = useRouter()
  const { embeddedWalletInfo } = useAccount()
  const email = embeddedWalletInfo?.user?.email
  const { count, ...resend } = useUpdateResend('verifyPrimaryOtp')
  async function submit(otp, signal) {
    await updateEmailPrimaryOtp(client, {
      otp,
      signal,
    })
    if (!signal.aborted) replace('UpdateEmailSecondaryOtp')
  }
  return /* @__PURE__ */ jsx(View, {
    title: t('update.primaryTitle'),
    children: /* @__PURE__ */ jsx(CodeForm, {
      text: email ? t('update.primaryText', { email }) : t('update.primaryAny'),
      count,
      submit,
      resend,
      children: /* @__PURE__ */ jsx(StartOver, {}),
    }),
  })
}
/** Prompts for the code that was sent to the new address, which becomes the login address. */
function UpdateEmailSecondaryOtpView() {
  const t = useTranslate(settingsMessages)
  const texts = useTranslate(embeddedMessages)
  const { client } = useLatchkit()
  const { reset, push } = useRouter()
  const toast = useToast()
  const { count, ...resend } = useUpdateResend('verifySecondaryOtp')
  const [email] = useState(() => client.store.get(emailUpdateAtom)?.email ?? '')
  async function submit(otp, signal) {
    const { newEmail } = await updateEmailSecondaryOtp(client, {
      otp,
      signal,
    })
    if (signal.aborted) return
    toast.show({
      variant: 'success',
      message: t('update.done', { email: newEmail }),
    })
    reset('Account')
    push('AccountSettings')
  }
  return /* @__PURE__ */ jsx(View, {
    title: t('update.secondaryTitle'),
    children: /* @__PURE__ */ jsx(CodeForm, {
      text: texts('email.otpText', { email }),
      count,
      submit,
      resend,
      children: /* @__PURE__ */ jsx(StartOver, {}),
    }),
  })
}
/** Prompts for a new login address. */
function UpdateEmailWalletView() {
  useStyles(Email_default)
  const t = useTranslate(settingsMessages)
  const texts = useTranslate(embeddedMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const announce = useAnnounce()
  const toText = useErrorText()
  const { embeddedWalletInfo } = useAccount()
  const present = embeddedWalletInfo?.user?.email
  const id = useId()
  const [email, setEmail] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState()
  const controller = useRef(void 0)
  useEffect(() => () => controller.current?.abort(), [])
  const setInput = useCallback(element => void element?.toggleAttribute('autofocus', true), [])
  function fail(text) {
    setFailure(text)
    announce(text)
  }
  async function submit(event) {
    event.preventDefault()
    if (isBusy) return
    const address = email.trim()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return fail(texts('email.invalid'))
    if (address.toLowerCase() === present?.toLowerCase()) return fail(t('update.same'))
    const mine = new AbortController()
    controller.current = mine
    setBusy(true)
    setFailure(void 0)
    announce(texts('email.sending'))
    try {
      const { action } = await updateEmail(client, {
        email: address,
        signal: mine.signal,
      })
      if (mine.signal.aborted) return
      push(action === 'VERIFY_PRIMARY_OTP' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp')
    } catch (error) {
      if (mine.signal.aborted) return
      client.logger.info('The address was not changed', { error })
      fail(toText(error))
    } finally {
      setBusy(false)
    }
  }
  return /* @__PURE__ */ jsxs(View, {
    title: t(present ? 'update.title' : 'update.addTitle'),
    children: [
      present
        ? /* @__PURE__ */ jsx(Text, {
            size: 'secondary',
            children: t('update.text', { email: present }),
          })
        : null,
      /* @__PURE__ */ jsxs('form', {
        className: 'email-form',
        noValidate: true,
        onSubmit: submit,
        children: [
          /* @__PURE__ */ jsx('input', {
            ref: setInput,
            className: 'email-field',
            type: 'email',
            dir: 'ltr',
            'aria-label': t('update.label'),
            'aria-invalid': failure ? true : void 0,
            'aria-describedby': failure ? id : void 0,
            placeholder: texts('email.placeholder'),
            value: email,
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
            'aria-disabled': isBusy || void 0,
            'data-testid': sectionTestIds.emailSubmit,
            children: [
              isBusy ? /* @__PURE__ */ jsx(Spinner, {}) : null,
              texts(isBusy ? 'email.sending' : 'email.submit'),
            ],
          }),
          /* @__PURE__ */ jsx('p', {
            id,
            className: 'email-error',
            children: failure,
          }),
        ],
      }),
    ],
  })
}
/** Explains the two custody tiers, and opens the page of the wallet, where the user adds factors. */
function UpgradeEmailWalletView() {
  useStyles(Email_default)
  useStyles(Settings_default)
  const t = useTranslate(settingsMessages)
  const page = useWalletPage()
  const { host } = page
  return /* @__PURE__ */ jsxs(View, {
    title: t('upgrade.title'),
    footer: /* @__PURE__ */ jsx(Button, {
      variant: 'accent',
      wide: true,
      busy: page.isOpening,
      testId: embeddedTestIds.openWalletPage,
      onClick: page.open,
      children: t('upgrade.open'),
    }),
    children: [
      /* @__PURE__ */ jsx(Hero, {
        icon: /* @__PURE__ */ jsx(ShieldIcon, {}),
        heading: t('upgrade.heading'),
        text: t('upgrade.text'),
      }),
      /* @__PURE__ */ jsxs('dl', {
        className: 'settings-tiers',
        children: [
          /* @__PURE__ */ jsxs('div', {
            children: [
              /* @__PURE__ */ jsx('dt', { children: t('upgrade.assisted') }),
              /* @__PURE__ */ jsx('dd', { children: t('upgrade.assistedText', { host }) }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            children: [
              /* @__PURE__ */ jsx('dt', { children: t('upgrade.userHeld') }),
              /* @__PURE__ */ jsx('dd', { children: t('upgrade.userHeldText') }),
            ],
          }),
        ],
      }),
      page.isFailed
        ? /* @__PURE__ */ jsx(WalletPageLink, {
            href: page.href,
            host,
          })
        : null,
    ],
  })
}
var embeddedParts_exports = /* @__PURE__ */ __exportAll({ embeddedParts: () => embeddedParts })
/** Settings of the embedded wallet: another wallet has none of them. */
var settings = {
  account: true,
  isOffered: ({ config, store }) =>
    config.secureFrame !== void 0 &&
    (!store.get(accountAtom).isConnected ||
      Object.values(store.get(accountsAtom)).some(account => account?.connector?.type === 'auth')),
}
/** The views of the area, by name. */
var embeddedParts = {
  EmailVerifyDevice: /*#__PURE__*/ ofFeature(
    'EmailVerifyDevice',
    { feature: 'email' },
    EmailVerifyDeviceView,
  ),
  EmailVerifyOtp: /*#__PURE__*/ ofFeature('EmailVerifyOtp', { feature: 'email' }, EmailVerifyOtpView),
  ConnectingSocial: /*#__PURE__*/ ofFeature(
    'ConnectingSocial',
    {
      feature: 'socials',
      consent: true,
    },
    ConnectingSocialView,
  ),
  ConnectingFarcaster: /*#__PURE__*/ ofFeature(
    'ConnectingFarcaster',
    {
      feature: 'socials',
      isOffered: ({ config, platform }) =>
        listProviders(config.features.socials, platform).includes('farcaster'),
      consent: true,
    },
    ConnectingFarcasterView,
  ),
  UpdateEmailWallet: /*#__PURE__*/ ofFeature('UpdateEmailWallet', settings, UpdateEmailWalletView),
  UpdateEmailPrimaryOtp: /*#__PURE__*/ ofFeature(
    'UpdateEmailPrimaryOtp',
    settings,
    UpdateEmailPrimaryOtpView,
  ),
  UpdateEmailSecondaryOtp: /*#__PURE__*/ ofFeature(
    'UpdateEmailSecondaryOtp',
    settings,
    UpdateEmailSecondaryOtpView,
  ),
  UpgradeEmailWallet: /*#__PURE__*/ ofFeature('UpgradeEmailWallet', settings, UpgradeEmailWalletView),
  AccountSettings: /*#__PURE__*/ ofFeature('AccountSettings', settings, AccountSettingsView),
  SmartAccountSettings: /*#__PURE__*/ ofFeature('SmartAccountSettings', settings, SmartAccountSettingsView),
}
var frameActionParts_exports = /* @__PURE__ */ __exportAll({ frameActionParts: () => frameActionParts })
/** Functions that the sections of Connect call on user interaction. Part of the area's module. */
var frameActionParts = {
  connectEmail,
  getRetryAfter,
  prepareSecureFrame,
}

export { embeddedParts_exports, frameActionParts_exports }
