import { useEffect, useState } from 'react'
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime'
import { n as isError } from './BaseError.DWSHhfZu.js'
import { r as accountsAtom, U as atom, E as networksAtom } from './client.ChoDqs0c.js'
import {
  n as Button,
  c as Hero,
  O as modalMessages,
  j as pushView,
  N as replaceView,
  P as resetView,
  v as Skeleton,
  y as Spinner,
  F as useAnnounce,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  U as useViewParameters,
  b as View,
} from './modal.Cy8uaE3n.js'
import { t as modalTestIds } from './modalTestIds.Bi-CnIdM.js'
import {
  S as getStore$1,
  w as isOpenAtom,
  A as localeAtom,
  D as modalStateAtom,
  j as useAtomValue,
  M as useLatchkit,
} from './opener.DsbLlulK.js'
import {
  t as permissionTestIds,
  r as revokePermissions,
  i as smartSessionsQueryOptions,
} from './permissionTestIds.CrtGCPDo.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import { KeyIcon, t as pushTransaction, SuccessIcon, n as useFeatures, useToast } from './shared.BOpXVrm5.js'
import { n as useClientQuery } from './useClientQuery.Ch7SJGS7.js'
import { M as formatAmount, S as truncateAddress } from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/page/hooks/useSmartSessions.js
/**
 * The permissions that the active account has given, those that are active first. Fresh for 10 seconds, and until
 * permissions are granted or revoked. Requests nothing while `features.smartSessions` is off.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { data } = useSmartSessions()
 * data?.filter(({ status }) => status === 'active')
 */
function useSmartSessions({ enabled = true } = {}) {
  const { client } = useLatchkit()
  const { smartSessions } = useFeatures()
  const { address, connector } = useAtomValue(accountsAtom).eip155 ?? {}
  return useClientQuery(
    enabled && smartSessions && address && connector ? smartSessionsQueryOptions(client) : void 0,
  )
}
// ../../packages/react/dist/areas/permissions.js
var Permissions_default =
  '.sessions{flex-direction:column;gap:8px;display:flex}.session{background:var(--lk-surface-2);border-radius:16px;padding:12px 16px}.session p{overflow-wrap:anywhere;text-wrap:pretty}.session-what{font-weight:500}.session-detail{color:var(--lk-text-2);font-size:13px;line-height:18px}.session-actions{flex-wrap:wrap;gap:8px;margin-top:12px;display:flex}.session-actions>*{flex:1}'
var permissionsMessages = {
  'sessions.title': 'Sessions',
  'sessions.loading': 'Loading sessions…',
  'sessions.empty': 'No sessions',
  'sessions.emptyText': 'Permissions that you grant to apps are listed here.',
  'sessions.failed': 'The sessions could not be loaded',
  'sessions.off': 'Action not allowed',
  'sessions.who': '{who} may use it.',
  'sessions.whoOfApp': '{who} may use it, for {app}.',
  'sessions.until': 'Until {time}',
  'sessions.ended': 'Ended {time}',
  'sessions.revoked': 'Revoked',
  'sessions.native': 'Spend up to {amount}',
  'sessions.period': 'Spend up to {amount} per {period}',
  'sessions.stream': 'Spend {amount} per {period}, as it accrues',
  'sessions.units': '{amount} units of {token}',
  'sessions.nfts': {
    one: 'Transfer {count} NFT of {contract}',
    other: 'Transfer {count} NFTs of {contract}',
  },
  'sessions.call': 'Call {contract}',
  'sessions.other': 'Another permission',
  'sessions.limit': {
    one: '{count} time',
    other: '{count} times',
  },
  'sessions.revoke': 'Revoke',
  'sessions.confirm': 'The app will no longer be able to use it. Your wallet asks you to approve.',
  'sessions.confirmed': 'Revoke now',
  'sessions.keep': 'Keep it',
  'sessions.revoking': 'Revoking…',
  'sessions.done': 'The session is revoked',
  'sessions.declined': 'Declined: the session is still active',
  'sessions.stillActive': 'Revoking failed. The session is still active',
  'created.title': 'Session created',
  'created.text': 'You can revoke it at any time.',
  'created.show': 'Show sessions',
  'created.close': 'Done',
}
/** Essential facts of a session: the signer, its permissions, and its expiry. */
function SessionFacts(props) {
  const { signer, expiry, permissions, status = 'active', project } = props
  const t = useTranslate(permissionsMessages)
  const { locale } = useAtomValue(localeAtom)
  const describe = useDescription(props)
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const time = expiry === void 0 ? '…' : date.format(expiry * 1e3)
  const who = signer === void 0 ? '…' : isolate(truncateAddress(signer))
  const app = toHost(project?.url)
  return /* @__PURE__ */ jsxs('div', {
    className: 'session-facts',
    children: [
      permissions.map((permission, index) =>
        /* @__PURE__ */ jsx(
          'p',
          {
            className: 'session-what',
            children: describe(permission),
          },
          index,
        ),
      ),
      /* @__PURE__ */ jsx('p', {
        className: 'session-detail',
        children:
          app === void 0
            ? t('sessions.who', { who })
            : t('sessions.whoOfApp', {
                who,
                app: isolate(app),
              }),
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'session-detail',
        children:
          status === 'revoked'
            ? t('sessions.revoked')
            : t(status === 'active' ? 'sessions.until' : 'sessions.ended', { time }),
      }),
    ],
  })
}
/** Isolates Latin text in its direction. */
var isolate = text => `\u2068${text}\u2069`
function toHost(url) {
  return url !== void 0 && URL.canParse(url) ? new URL(url).host : void 0
}
/** Describes permissions of a session. */
function useDescription({ chainId, policies }) {
  const t = useTranslate(permissionsMessages)
  const { locale } = useAtomValue(localeAtom)
  const network = useAtomValue(networksAtom).find(one => one.caipNetworkId === `eip155:${Number(chainId)}`)
  const count = policies.find(({ type }) => type === 'call-limit')?.data.count
  const limit = typeof count === 'number' ? ` · ${t('sessions.limit', { count })}` : ''
  function toAmount(value, token) {
    const amount = typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value) ? BigInt(value) : 0n
    const { decimals, symbol } = network?.nativeCurrency ?? {
      decimals: 0,
      symbol: 'wei',
    }
    if (token === void 0)
      return `${formatAmount({
        value: amount,
        decimals,
        locale,
        maximumFractionDigits: decimals,
      })} ${isolate(symbol)}`
    return t('sessions.units', {
      amount: amount.toLocaleString(locale),
      token: toContract(token),
    })
  }
  return ({ type, data }) => {
    if (type === 'contract-call') return t('sessions.call', { contract: toContract(data.address) }) + limit
    if (type.startsWith('erc721')) {
      const ids = Array.isArray(data.tokenIds) ? data.tokenIds.length : 1
      return (
        t('sessions.nfts', {
          count: ids,
          contract: toContract(data.address),
        }) + limit
      )
    }
    const isToken = type.startsWith('erc20')
    if (!isToken && !type.startsWith('native-token')) return t('sessions.other') + limit
    const token = isToken ? (data.tokenAddress ?? data.token ?? data.address) : void 0
    const {
      amountPerSecond,
      periodAmount,
      allowanceAmount,
      allowance,
      period,
      periodDuration = period,
    } = data
    if (amountPerSecond !== void 0)
      return (
        t('sessions.stream', {
          amount: toAmount(amountPerSecond, token),
          period: toPeriod(1, locale),
        }) + limit
      )
    const amount = toAmount(periodAmount ?? allowanceAmount ?? allowance, token)
    if (typeof periodDuration !== 'number') return t('sessions.native', { amount }) + limit
    return (
      t('sessions.period', {
        amount,
        period: toPeriod(periodDuration, locale),
      }) + limit
    )
  }
}
var toContract = address => isolate(truncateAddress(String(address)))
var units = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]
/** Formats seconds in the largest unit of which they are a whole number. */
function toPeriod(seconds, locale) {
  const [unit, length] = units.find(([, one]) => seconds % one === 0) ?? ['second', 1]
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(seconds / length)
}
/** The permission that was just granted, and where to revoke it. */
function SmartSessionCreatedView() {
  useStyles(Permissions_default)
  const t = useTranslate(permissionsMessages)
  const announce = useAnnounce()
  const { replace, close } = useRouter()
  const { granted } = useViewParameters('SmartSessionCreated')
  const title = t('created.title')
  useEffect(() => announce(title), [announce, title])
  return /* @__PURE__ */ jsxs(View, {
    title,
    children: [
      /* @__PURE__ */ jsx(Hero, {
        icon: /* @__PURE__ */ jsx(SuccessIcon, {}),
        text: t('created.text'),
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'sessions',
        'aria-label': title,
        children: granted.map(({ pci, to, ...session }) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              className: 'session',
              'data-testid': permissionTestIds.session(pci),
              children: /* @__PURE__ */ jsx(SessionFacts, {
                ...session,
                signer: to,
              }),
            },
            pci,
          ),
        ),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'session-actions',
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'accent',
            testId: permissionTestIds.createdClose,
            onClick: close,
            children: t('created.close'),
          }),
          /* @__PURE__ */ jsx(Button, {
            testId: permissionTestIds.createdShow,
            onClick: () => replace('SmartSessionList'),
            children: t('created.show'),
          }),
        ],
      }),
    ],
  })
}
/** The sessions that are being revoked, by their pci: the approval of the wallet takes the place of the list meanwhile. */
var revokingAtom = /*#__PURE__*/ atom([])
/** Revokes a session. The approval of the embedded wallet takes the place of the list, which is shown again afterwards. */
async function revokeSession(latchkit, { context, chainId }) {
  const { client } = latchkit
  try {
    if (client.store.get(accountsAtom).eip155?.connector?.type === 'auth') await pushTransaction(latchkit, {})
    await revokePermissions(client, {
      context,
      chainId,
    })
    return 'sessions.done'
  } catch (error) {
    client.logger.info('A session was not revoked', { error })
    return isError(error, 'rpc/user-rejected') || isError(error, 'requests/aborted')
      ? 'sessions.declined'
      : 'sessions.stillActive'
  }
}
/** Permissions that the account has granted, each with a revoke button. */
function SmartSessionListView() {
  useStyles(Permissions_default)
  const t = useTranslate(permissionsMessages)
  const { smartSessions: isOn } = useFeatures()
  const { data, error, refetch } = useSmartSessions()
  return /* @__PURE__ */ jsx(View, {
    title: t('sessions.title'),
    children: data
      ? /* @__PURE__ */ jsx(Sessions, { sessions: data })
      : /* @__PURE__ */ jsx(NoSessions, {
          isOn,
          error,
          retry: refetch,
        }),
  })
}
function Sessions({ sessions }) {
  const t = useTranslate(permissionsMessages)
  if (sessions.length === 0)
    return /* @__PURE__ */ jsx('div', {
      'data-testid': permissionTestIds.sessionsEmpty,
      children: /* @__PURE__ */ jsx(Hero, {
        icon: /* @__PURE__ */ jsx(KeyIcon, {}),
        heading: t('sessions.empty'),
        text: t('sessions.emptyText'),
      }),
    })
  return /* @__PURE__ */ jsx('ul', {
    className: 'sessions',
    'aria-label': t('sessions.title'),
    children: sessions.map(session => /* @__PURE__ */ jsx(Session, { session }, session.pci)),
  })
}
/** Placeholder of sessions that are loading, or failed to load. */
function NoSessions(props) {
  const { isOn, error, retry } = props
  const t = useTranslate(permissionsMessages)
  const common = useTranslate(modalMessages)
  if (!isOn)
    return /* @__PURE__ */ jsx(Hero, {
      icon: /* @__PURE__ */ jsx(KeyIcon, {}),
      heading: t('sessions.off'),
    })
  if (error)
    return /* @__PURE__ */ jsx(Hero, {
      icon: /* @__PURE__ */ jsx(KeyIcon, {}),
      heading: t('sessions.failed'),
      children: /* @__PURE__ */ jsx(Button, {
        variant: 'accent',
        wide: true,
        testId: modalTestIds.retry,
        onClick: retry,
        children: common('modal.tryAgain'),
      }),
    })
  return /* @__PURE__ */ jsxs('div', {
    className: 'sessions',
    role: 'status',
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'sr',
        children: t('sessions.loading'),
      }),
      /* @__PURE__ */ jsx(Skeleton, { height: 112 }),
      /* @__PURE__ */ jsx(Skeleton, { height: 112 }),
    ],
  })
}
function Session({ session }) {
  const { pci, status } = session
  const t = useTranslate(permissionsMessages)
  const isRevoking = useAtomValue(revokingAtom).includes(pci)
  const revoke = useRevoke(session)
  const [isAsking, setAsking] = useState(false)
  return /* @__PURE__ */ jsxs('li', {
    className: 'session',
    'data-testid': permissionTestIds.session(pci),
    'data-status': status,
    children: [
      /* @__PURE__ */ jsx(SessionFacts, { ...session }),
      status === 'active'
        ? /* @__PURE__ */ jsxs(Fragment$1, {
            children: [
              isAsking && !isRevoking
                ? /* @__PURE__ */ jsx('p', {
                    className: 'session-detail',
                    children: t('sessions.confirm'),
                  })
                : null,
              /* @__PURE__ */ jsxs('div', {
                className: 'session-actions',
                children: [
                  /* @__PURE__ */ jsx(Button, {
                    variant: 'negative',
                    busy: isRevoking,
                    icon: isRevoking ? /* @__PURE__ */ jsx(Spinner, {}) : void 0,
                    testId: isAsking
                      ? permissionTestIds.sessionConfirm(pci)
                      : permissionTestIds.sessionRevoke(pci),
                    onClick: () => {
                      setAsking(!isAsking)
                      if (isAsking) revoke()
                    },
                    children: t(
                      isRevoking ? 'sessions.revoking' : isAsking ? 'sessions.confirmed' : 'sessions.revoke',
                    ),
                  }),
                  isAsking && !isRevoking
                    ? /* @__PURE__ */ jsx(Button, {
                        testId: permissionTestIds.sessionKeep(pci),
                        onClick: () => setAsking(false),
                        children: t('sessions.keep'),
                      })
                    : null,
                ],
              }),
            ],
          })
        : null,
    ],
  })
}
/** Revokes a session, and reports the result. */
function useRevoke(session) {
  const { pci } = session
  const t = useTranslate(permissionsMessages)
  const latchkit = useLatchkit()
  const toast = useToast()
  const announce = useAnnounce()
  return async () => {
    const store = getStore$1(latchkit)
    store.set(revokingAtom, list => [...list, pci])
    announce(t('sessions.revoking'))
    const message = await revokeSession(latchkit, session)
    toast.show({
      variant: message === 'sessions.done' ? 'success' : 'error',
      message: t(message),
    })
    store.set(revokingAtom, list => list.filter(one => one !== pci))
  }
}
var permissionsParts_exports = /* @__PURE__ */ __exportAll({ permissionsParts: () => permissionsParts })
/** The views of the area, by name. */
var permissionsParts = {
  SmartSessionCreated: SmartSessionCreatedView,
  SmartSessionList: SmartSessionListView,
}
var showGranted_exports = /* @__PURE__ */ __exportAll({ showGranted: () => showGranted })
/** Shows the granted permissions: on top of the current view, and instead of previously granted ones. */
function showGranted(latchkit, granted) {
  const { client, modal } = latchkit
  const { view } = client.store.get(modalStateAtom)
  if (view === 'SmartSessionCreated') {
    replaceView(latchkit, 'SmartSessionCreated', { granted })
    return
  }
  if (client.store.get(isOpenAtom)) {
    pushView(latchkit, 'SmartSessionCreated', { granted })
    return
  }
  modal.open()
  resetView(latchkit, 'SmartSessionCreated', { granted })
}

export { permissionsParts_exports, showGranted_exports }
