import { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime'
import { t as BaseError, n as isError } from './BaseError.DWSHhfZu.js'
import {
  t as accountAtom,
  r as accountsAtom,
  o as analyticsErrorAtom,
  S as isRestrictedTimeZone,
  C as networkAtom,
  k as requestActivityAtom,
  j as resolveFeatures,
} from './client.ChoDqs0c.js'
import {
  t as AccountAvatarContext,
  Z as alertAtom,
  n as Button,
  r as Button_default,
  a as CloseIcon,
  l as Icon,
  u as IconButton,
  Q as loadWalletIcon,
  O as modalMessages,
  A as nextIndex,
  _ as Row_default,
  N as replaceView,
  P as resetView,
  y as Spinner,
  J as shakesAtom,
  Y as toastAtom,
  X as toastPendingAtom,
  K as useBuiltInIcon,
  I as useConsent,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  S as WalletIcon$1,
  w as WarningIcon,
  dt as walletHighlightsAtom,
  ft as walletPagesAtom,
  pt as walletSearchAtom,
} from './modal.Cy8uaE3n.js'
import { t as modalTestIds } from './modalTestIds.Bi-CnIdM.js'
import {
  P as createSlot,
  p as ensureModal,
  v as getCloseGuards,
  m as getMount,
  F as getSetup,
  S as getStore$1,
  A as localeAtom,
  o as resolveOpeningView,
  j as useAtomValue,
  M as useLatchkit,
} from './opener.DsbLlulK.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import { t as useNetwork } from './useNetwork.CY16bbDc.js'
import { t as useOptions } from './useOptions.DURxzMGV.js'
import {
  A as disconnect,
  M as formatAmount,
  V as getNetworkImageUrl,
  H as getNetworkServices,
  K as getTokenImageUrl,
  h as useAction,
} from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/page/images/Avatar.js
/**
 * A round image generated from an address: stable for an address, rarely the same for two addresses. It is decorative:
 * show the address beside it. Uses SVG attributes, so it needs neither a style sheet nor a policy for styles.
 *
 * @example
 * <Avatar address={address} size={32} />
 */
function Avatar({ address, size = 64 }) {
  const id = useId().replace(/\W/g, '')
  const seed = [...address.toLowerCase()].reduce(
    (sum, letter) => (sum * 33 + letter.charCodeAt(0)) >>> 0,
    5381,
  )
  const light = `oklch(0.9 0.1 ${seed % 360})`
  const dark = `oklch(0.62 0.16 ${(seed >>> 8) % 360})`
  return /* @__PURE__ */ jsxs('svg', {
    viewBox: '0 0 64 64',
    width: size,
    height: size,
    'aria-hidden': 'true',
    children: [
      /* @__PURE__ */ jsxs('defs', {
        children: [
          /* @__PURE__ */ jsxs('radialGradient', {
            id: `${id}a`,
            cx: '28%',
            cy: '24%',
            r: '105%',
            children: [
              /* @__PURE__ */ jsx('stop', {
                offset: '0',
                stopColor: light,
              }),
              /* @__PURE__ */ jsx('stop', {
                offset: '.62',
                stopColor: light,
                stopOpacity: '0',
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('radialGradient', {
            id: `${id}b`,
            cx: '78%',
            cy: '80%',
            r: '112%',
            children: [
              /* @__PURE__ */ jsx('stop', {
                offset: '0',
                stopColor: dark,
              }),
              /* @__PURE__ */ jsx('stop', {
                offset: '.7',
                stopColor: dark,
                stopOpacity: '0',
              }),
            ],
          }),
        ],
      }),
      [`oklch(0.74 0.13 ${(seed >>> 16) % 360})`, `url(#${id}b)`, `url(#${id}a)`].map(fill =>
        /* @__PURE__ */ jsx(
          'circle',
          {
            cx: '32',
            cy: '32',
            r: '32',
            fill,
          },
          fill,
        ),
      ),
      /* @__PURE__ */ jsx('circle', {
        cx: '32',
        cy: '32',
        r: '31.5',
        fill: 'none',
        stroke: 'light-dark(oklch(0 0 0 / 0.08), oklch(1 0 0 / 0.14))',
      }),
    ],
  })
}
// ../../packages/react/dist/page/hooks/useDisconnect.js
/**
 * Ends every connection, those of a namespace, or those of a wallet. The returned function rejects with
 * `DisconnectFailedError` (`connection/disconnect-failed`).
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const disconnect = useDisconnect()
 * <button disabled={disconnect.isPending} onClick={() => disconnect()}>Disconnect</button>
 */
function useDisconnect(parameters) {
  const { client } = useLatchkit()
  return useAction(from => disconnect(client, from), parameters)
}
// ../../packages/react/dist/page/hooks/useFeatures.js
/** Features depend only on the config, so they are resolved once per config change. */
var getResolved = /*#__PURE__*/ createSlot(() => ({}))
/** Features that are enabled and available: a feature without its service or adapter is off. */
function useFeatures() {
  const latchkit = useLatchkit()
  const { features: of } = useOptions()
  const resolved = getResolved(latchkit)
  if (resolved.last?.of !== of)
    resolved.last = {
      of,
      features: resolveFeatures(latchkit.client).features,
    }
  return resolved.last.features
}
// ../../packages/react/dist/page/requests/pushTransaction.js
/**
 * Has a flow called back when the next request to an embedded wallet ends. The modal then returns to the view that it
 * came from, instead of closing. Flows within flows end from the inside; closing the modal cancels all of them. Send the
 * request once the promise has resolved.
 *
 * @example
 * await pushTransaction(latchkit, { onSuccess: () => show('Sent'), onCancel: () => show('Not sent') })
 * await walletClient.sendTransaction(transaction)
 */
async function pushTransaction(latchkit, transaction) {
  const { followRequests } = await getSetup(latchkit).loaders.loadRequests()
  const { last } = latchkit.client.store.get(requestActivityAtom)
  followRequests(latchkit, last).transactions.push(transaction)
}
// ../../packages/react/dist/page/icons/networks/networkIcons.js
var ethereum =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%238ffcf3' d='M12 4v5.91l5 2.24z'/%3E%3Cpath fill='%23cabcf8' d='m12 4-5 8.15 5-2.24z'/%3E%3Cpath fill='%23cba7f5' d='M12 15.98V20l5-6.92z'/%3E%3Cpath fill='%2374a0f3' d='M12 20v-4.02l-5-2.9z'/%3E%3Cpath fill='%23cba7f5' d='m12 15.05 5-2.9-5-2.24z'/%3E%3Cpath fill='%2374a0f3' d='m7 12.15 5 2.9V9.9z'/%3E%3Cpath fill='%23202699' fill-rule='evenodd' d='m12 15.05-5-2.9L12 4l5 8.15zM7.33 11.9l4.59-7.47v5.43zm-.07.2 4.66-2.06v4.77zm4.82-2.06v4.77l4.65-2.7zm0-.18 4.59 2.04-4.6-7.47z' clip-rule='evenodd'/%3E%3Cpath fill='%23202699' fill-rule='evenodd' d='m12 15.92-5-2.84L12 20l5-6.92zm-4.44-2.34 4.36 2.48v3.56zm4.52 2.48v3.56l4.36-6.04z' clip-rule='evenodd'/%3E%3C/svg%3E"
var optimism =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23fe0420' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' fill-rule='evenodd' d='M4.86 15.38q.87.62 2.23.62 1.65 0 2.64-.74.98-.76 1.38-2.28.24-.93.41-1.92.06-.36.06-.6 0-.77-.4-1.33a2.4 2.4 0 0 0-1.1-.84q-.7-.3-1.58-.29-3.24 0-4.02 3.06a36 36 0 0 0-.42 1.92 4 4 0 0 0-.06.6q0 1.16.86 1.8m4.13-2.47c-.22.85-.82 1.4-1.74 1.4-.9 0-1.21-.6-1.05-1.4q.2-1.08.41-1.82.35-1.39 1.74-1.4c.9 0 1.2.6 1.04 1.4A26 26 0 0 1 9 12.9m3.47 3.01a.2.2 0 0 0 .2.08h1.5a.3.3 0 0 0 .22-.08.3.3 0 0 0 .12-.2l.48-2.25h1.54a3.8 3.8 0 0 0 2.29-.89q.85-.63 1.12-1.94.07-.3.07-.6 0-.99-.76-1.52Q18.5 8 17.26 8H14.3a.3.3 0 0 0-.21.08.3.3 0 0 0-.13.2l-1.53 7.43a.3.3 0 0 0 .03.21m5.41-5.3c-.14.6-.67 1.17-1.3 1.17H15.3l.44-2.1h1.34c.46 0 .84.08.84.58q0 .15-.04.35' clip-rule='evenodd'/%3E%3C/svg%3E"
var bnb =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23f0b90b' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M7.64 6.45 12 4l4.36 2.45-1.6.9L12 5.82 9.24 7.36zm8.73 3.1-1.6-.91L12 10.18 9.24 8.64l-1.6.9v1.81l2.75 1.55v3.09l1.61.9 1.6-.9v-3.1l2.76-1.54zm0 4.9v-1.82l-1.6.9v1.82zm1.14.64-2.76 1.54v1.81l4.36-2.45v-4.9l-1.6.9zm-1.6-7.1 1.6.91v1.81l1.6-.9V8l-1.6-.91zm-5.52 9.3v1.8L12 20l1.6-.9v-1.81l-1.6.9zm-2.76-2.85 1.6.9v-1.8l-1.6-.9zM10.4 8l1.61.9 1.6-.9-1.6-.91zm-3.9.9L8.1 8l-1.6-.91L4.9 8v1.81l1.6.9zm0 3.1-1.6-.91v4.9l4.36 2.45v-1.82L6.5 15.08v-3.1z'/%3E%3C/svg%3E"
var gnosis =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%233e6957' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='m18.69 8 .15.24A7.6 7.6 0 0 1 20 12.27c0 2.04-.83 4-2.33 5.44A8.3 8.3 0 0 1 12 20h-.02c-4.4 0-8-3.5-7.98-7.76 0-1.43.41-2.82 1.17-4.03L5.31 8l.73.7a3 3 0 0 0-.34.66 3 3 0 0 0 .1 2.27c.35.7.98 1.26 1.75 1.53a3 3 0 0 0 1.41.15 3 3 0 0 0 1.33-.48L12 14.47l1.95-1.89a3.1 3.1 0 0 0 2.59.3q.64-.22 1.13-.67a2.8 2.8 0 0 0 .87-2.39 3 3 0 0 0-.46-1.24zM6.94 9.56l2.3 2.21q-.45.34-1 .34a1.7 1.7 0 0 1-1.15-.47 1.5 1.5 0 0 1-.48-1.1q.01-.56.33-.98m8 2.08 2.27-2.2q.27.4.28.89a1.6 1.6 0 0 1-1.64 1.58q-.5 0-.91-.27m-2.91 1.65-6.6-6.42.25-.26a9 9 0 0 1 2.84-1.93A9 9 0 0 1 11.93 4h.02c2.41 0 4.73 1 6.35 2.74l.25.27zM6.5 6.87l5.53 5.37 5.45-5.26a8 8 0 0 0-2.52-1.64 8 8 0 0 0-3-.6h-.01A8 8 0 0 0 6.5 6.88'/%3E%3C/svg%3E"
var unichain =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23f50db4' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M20 11.85A7.85 7.85 0 0 1 12.15 4h-.3v7.85H4v.3A7.85 7.85 0 0 1 11.85 20h.3v-7.85H20z'/%3E%3C/svg%3E"
var polygon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='url(%23a)' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='m15.88 14.86 3.8-2.16a.6.6 0 0 0 .32-.56V7.8a.6.6 0 0 0-.33-.56L15.88 5.1a.7.7 0 0 0-.65 0l-3.8 2.16a.6.6 0 0 0-.32.56v7.73l-2.66 1.52-2.67-1.52v-3.03L8.45 11l1.75 1V9.96l-1.43-.82a.7.7 0 0 0-.65 0l-3.8 2.17a.6.6 0 0 0-.32.55v4.33c0 .23.12.45.32.56l3.8 2.17c.2.11.45.11.65 0l3.8-2.17a.6.6 0 0 0 .32-.56V8.45l.05-.02 2.61-1.5 2.66 1.53v3.03l-2.66 1.52-1.75-1v2.04l1.43.81a.7.7 0 0 0 .65 0'/%3E%3Cdefs%3E%3ClinearGradient id='a' x1='3.95' x2='19.22' y1='16.62' y2='7.64' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%23a726c1'/%3E%3Cstop offset='.88' stop-color='%23803bdf'/%3E%3Cstop offset='1' stop-color='%237b3fe4'/%3E%3C/linearGradient%3E%3C/defs%3E%3C/svg%3E"
var sonic =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M13.63 13.94c-3.02.9-5.52 2.23-7.09 3.78l-.07.07q.63.6 1.37 1.05l.1-.13a20 20 0 0 1 5.69-4.77m.35-1.34H4c.12 1.61.72 3.1 1.67 4.3l.04-.04q1.46-1.43 3.75-2.58a25 25 0 0 1 4.52-1.68m-3.83-6.65A18.6 18.6 0 0 0 20 11.1c-.45-4-3.85-7.1-8-7.1a8 8 0 0 0-3.08.61q.59.7 1.22 1.34m-3.6.33c1.56 1.55 4.06 2.87 7.08 3.78A20 20 0 0 1 9.31 6.8a20 20 0 0 1-1.37-1.5l-.1-.13a8 8 0 0 0-1.37 1.05zm3.6 11.77a19 19 0 0 0-1.22 1.34A8 8 0 0 0 12 20c4.14 0 7.54-3.1 7.99-7.1a18.6 18.6 0 0 0-9.85 5.15m-.69-8.33A15 15 0 0 1 5.7 7.14l-.04-.04A8 8 0 0 0 4 11.4h9.98a25 25 0 0 1-4.52-1.68'/%3E%3C/svg%3E"
var zksync =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' fill-rule='evenodd' d='m20 12-4.54-4v2.93l-4.5 2.93h4.5V16zM4 12l4.54 4v-2.9L13 10.17H8.54V8z' clip-rule='evenodd'/%3E%3C/svg%3E"
var base =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%2300f' d='m3 4.7.1-1q.2-.4.5-.6L4.7 3h14.6l1 .1q.4.2.6.5l.1 1.1v14.6l-.1 1-.5.6-1.1.1H4.7l-1.1-.1-.5-.5-.1-1.1z'/%3E%3C/svg%3E"
var arbitrum =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23213147' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='m13.2 13.22-.78 2.12a.3.3 0 0 0 0 .18l1.35 3.66 1.57-.9-1.88-5.06a.14.14 0 0 0-.26 0m1.58-3.58a.14.14 0 0 0-.25 0l-.79 2.13a.3.3 0 0 0 0 .18l2.22 5.99 1.56-.9z'/%3E%3Cpath fill='%23fff' d='m12 5 .11.02 5.97 3.4a.2.2 0 0 1 .11.18v6.8a.2.2 0 0 1-.11.18l-5.97 3.4L12 19l-.11-.03-5.97-3.39a.2.2 0 0 1-.11-.19V8.6a.2.2 0 0 1 .1-.19l5.98-3.39zm0-1q-.32 0-.6.16l-5.97 3.4A1.2 1.2 0 0 0 4.8 8.6v6.78c0 .44.23.84.62 1.05l5.96 3.4a1.3 1.3 0 0 0 1.24 0l5.96-3.4a1.2 1.2 0 0 0 .62-1.05V8.61a1.2 1.2 0 0 0-.62-1.05l-5.97-3.4A1 1 0 0 0 12 4'/%3E%3Cpath fill='%23fff' d='m8.05 17.94.55-1.48 1.1.9-1.03.94zm3.45-9.82H9.98a.3.3 0 0 0-.25.18l-3.24 8.75 1.56.9 3.57-9.65a.13.13 0 0 0-.12-.18'/%3E%3Cpath fill='%23fff' d='M14.14 8.12h-1.5a.3.3 0 0 0-.26.18l-3.7 10 1.56.89 4.03-10.9a.13.13 0 0 0-.13-.17'/%3E%3C/svg%3E"
/**
 * Logos of well-known networks, in a single module: together they are 3 kB. A test network has the logo of its main
 * network.
 */
var networkIcons = {
  'eip155:1': ethereum,
  'eip155:10': optimism,
  'eip155:56': bnb,
  'eip155:100': gnosis,
  'eip155:130': unichain,
  'eip155:137': polygon,
  'eip155:146': sonic,
  'eip155:324': zksync,
  'eip155:8453': base,
  'eip155:42161': arbitrum,
  'eip155:42220':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23fcfe52' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M4 4h16v5.7h-2.8a5.7 5.7 0 1 0 0 4.6H20V20H4z'/%3E%3C/svg%3E",
  'eip155:43114':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23e84142' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M8.01 18.72H5.33c-.57 0-.85 0-1.02-.1a1 1 0 0 1-.22-.22 1 1 0 0 1-.09-.29c-.01-.2.13-.42.41-.89l6.64-11.07c.28-.47.43-.71.61-.8a.7.7 0 0 1 .62 0c.18.09.32.32.6.8l1.37 2.25v.01q.34.49.54 1.03.1.44 0 .9-.2.54-.53 1.04l-3.5 5.83v.02a4 4 0 0 1-.68.96q-.36.32-.83.46c-.28.07-.6.07-1.24.07m6.8 0h3.85c.58 0 .86 0 1.03-.1a1 1 0 0 0 .22-.23 1 1 0 0 0 .09-.29c.01-.18-.12-.4-.4-.84l-.02-.05-1.93-3.12-.02-.04c-.27-.43-.41-.65-.59-.74a.7.7 0 0 0-.61 0c-.18.1-.32.32-.6.78l-1.93 3.13c-.29.47-.43.7-.42.89a1 1 0 0 0 .09.29q.08.13.22.22c.17.1.45.1 1.02.1'/%3E%3C/svg%3E",
  'eip155:59144':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M17 20H4.4V6.6h2.9v10.8H17zm0-10.8c1.4 0 2.6-1.2 2.6-2.6S18.4 4 17 4a2.6 2.6 0 0 0 0 5.2'/%3E%3C/svg%3E",
  'eip155:81457':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23fcfc03' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='m16.6 11.9 2.5-1.3L20 8l-1.7-1.3H6.7L4 8.7h13.6l-.7 2.2h-5.5l-.5 1.7h5.5l-1.6 4.7 2.6-1.3.9-2.8z'/%3E%3Cpath fill='%23fff' d='m7.9 15.3 1.5-5L7.7 9 5 17.3h9.7l.7-2z'/%3E%3C/svg%3E",
  'eip155:534352':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23101010' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M6 10.2a3 3 0 0 1-1.05-2.23v-.1a2.9 2.9 0 0 1 2.81-2.8h9.68c.25.03.45.2.45.45v8.2c.2.04.33.08.54.14.17.06.4.2.4.2V5.52a1.4 1.4 0 0 0-1.41-1.4H7.76A3.83 3.83 0 0 0 4 7.98c0 1.22.56 2.26 1.45 2.98.06.06.12.12.3.12.29 0 .48-.23.46-.47 0-.2-.08-.29-.21-.4'/%3E%3Cpath fill='%23fff' d='M17.19 14.27H9.6a.9.9 0 0 0-.9.93v1.09c.01.5.44.93.94.93h.57v-.93h-.57v-1.07h.31c.95 0 1.67.9 1.67 1.84a1.9 1.9 0 0 1-3.82 0V7.81a.77.77 0 0 0-.76-.75H6.3V8h.56v9.07c-.04 1.84 1.32 2.77 2.72 2.77l7.64.02A2.8 2.8 0 0 0 20 17.08a2.8 2.8 0 0 0-2.81-2.81m1.84 2.85a1.86 1.86 0 0 1-1.84 1.78l-5.32-.02a2.8 2.8 0 0 0 .68-1.82 3 3 0 0 0-.64-1.84h5.3c1 0 1.84.83 1.84 1.84zm-3.88-8.96H9.43v-.95h5.72c.25 0 .47.21.47.47 0 .27-.2.48-.47.48'/%3E%3Cpath fill='%23fff' d='M15.15 12.62H9.43v-.95h5.72c.25 0 .47.21.47.47 0 .27-.2.48-.47.48m1.01-2.23H9.43v-.95h6.73c.25 0 .47.21.47.47a.5.5 0 0 1-.47.48'/%3E%3C/svg%3E",
  'eip155:11155111': ethereum,
  'eip155:84532': base,
  'eip155:11155420': optimism,
  'eip155:421614': arbitrum,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp':
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='url(%23a)' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='m17.7 8.4-.4.1H4.5q-.7-.2-.4-.8l2.2-2 .3-.2h12.9q.8.2.3.8zm0 10-.4.1H4.5q-.7-.2-.4-.8l2.2-2 .3-.2h12.9q.8.2.3.8zm0-7.8-.4-.1H4.5q-.7.2-.4.8l2.2 2 .3.2h12.9q.8-.2.3-.8z'/%3E%3Cdefs%3E%3ClinearGradient id='a' x1='4' x2='20.4' y1='50.3' y2='50.1' gradientUnits='userSpaceOnUse'%3E%3Cstop stop-color='%23599db0'/%3E%3Cstop offset='1' stop-color='%2347f8c3'/%3E%3C/linearGradient%3E%3C/defs%3E%3C/svg%3E",
}
// ../../packages/react/dist/page/icons/networks/loadNetworkIcon.js
/** Returns the logo of a well-known network. */
async function loadNetworkIcon(caipNetworkId) {
  return Object.hasOwn(networkIcons, caipNetworkId) ? networkIcons[caipNetworkId] : void 0
}
// ../../packages/react/dist/page/hooks/useNetworkIcon.js
/**
 * Logo of a network, such as that of `useNetwork` or a viem chain: from the app or the gateway, else from the kit. A
 * `data:` URI, or a URL that the app's policy has to allow. Undefined if not available.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const icon = useNetworkIcon(useNetwork().network)
 */
function useNetworkIcon(network) {
  const { client } = useLatchkit()
  const own = network && getNetworkImageUrl(client, { network })
  const builtIn = useBuiltInIcon(own || !network ? void 0 : toId(network), loadNetworkIcon)
  return own ?? builtIn
}
/** The CAIP-2 id, of a network as the app passes it as well. */
function toId({ id, chainNamespace = 'eip155' }) {
  return `${id}`.includes(':') ? `${id}` : `${chainNamespace}:${id}`
}
// ../../packages/react/dist/shared/errors.js
/** A view was opened whose feature is off or not configured, or that the connected wallet has nothing for. */
var ViewUnavailableError = class extends BaseError {
  name = 'ViewUnavailableError'
  constructor({ view }) {
    super(`The view ${view} is not available`, {
      code: 'react/view-unavailable',
      metaMessages: [
        'Its feature is off or not configured, or the connected wallet has nothing for it. The modal shows its first view instead.',
        '`client.diagnostics()` lists what is off, and why.',
      ],
    })
  }
}
// ../../packages/react/dist/shared.js
/** Shows an alert above all views until it is dismissed, and logs the `reason`: its text names the required change. */
function showAlert(latchkit, alert, reason) {
  getMount(latchkit).dismissals.add(dismissAlert)
  getStore$1(latchkit).set(alertAtom, alert)
  latchkit.client.logger.error('An alert is shown', reason)
  ensureModal(latchkit)
}
function dismissAlert(latchkit) {
  getStore$1(latchkit).set(alertAtom, void 0)
}
var leaveUnavailable_exports = /* @__PURE__ */ __exportAll({ leaveUnavailable: () => leaveUnavailable })
/** Views whose feature is off in some regions, which no change of the app solves. */
var regional = ['Swap', 'OnRampProviders']
/**
 * Shows the first view of the modal instead of a view that is not available: its feature is off or not configured, or
 * the connected wallet has nothing for it. An alert tells the developer.
 */
function leaveUnavailable(latchkit, view) {
  resetView(latchkit, resolveOpeningView(latchkit.client))
  if (regional.includes(view) && isRestrictedTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone))
    return
  const error = new ViewUnavailableError({ view })
  showAlert(
    latchkit,
    {
      code: error.code,
      message: 'alert.invalidApp',
    },
    error,
  )
}
/**
 * Creates a view with needs. If one is missing, the modal shows its first view instead, with an alert if the app has
 * not enabled or configured the view.
 */
function ofFeature(view, { feature, isOffered, account, consent }, View) {
  return function FeatureView() {
    const latchkit = useLatchkit()
    const { client } = latchkit
    const features = useFeatures()
    const { locked } = useConsent()
    const [isFit] = useState(() => isOffered?.(client) ?? true)
    const [isReady] = useState(
      () => (!account || client.store.get(accountAtom).isConnected) && !(consent && locked),
    )
    const isAvailable = isFit && (!feature || Boolean(features[feature]))
    useLayoutEffect(() => {
      if (!isAvailable) leaveUnavailable(latchkit, view)
      else if (!isReady) resetView(latchkit, resolveOpeningView(latchkit.client))
    }, [latchkit, isAvailable, isReady])
    return isAvailable && isReady ? /* @__PURE__ */ jsx(View, {}) : null
  }
}
/** Lucide `external-link`. */
function ExternalLinkIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    flip: true,
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M15 3h6v6' }),
      /* @__PURE__ */ jsx('path', { d: 'M10 14 21 3' }),
      /* @__PURE__ */ jsx('path', { d: 'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6' }),
    ],
  })
}
/** A row that links to another page, in a new tab. */
function LinkRow({ label, href, newTabHint, icon, testId }) {
  useStyles(Row_default)
  return /* @__PURE__ */ jsx('a', {
    className: 'row',
    href,
    target: '_blank',
    rel: 'noreferrer noopener',
    'data-testid': testId,
    'data-label': label,
    children: /* @__PURE__ */ jsxs('span', {
      className: 'row-inner',
      children: [
        icon,
        /* @__PURE__ */ jsx('span', {
          className: 'row-text',
          children: /* @__PURE__ */ jsx('span', {
            className: 'row-label',
            children: label,
          }),
        }),
        /* @__PURE__ */ jsx('span', {
          className: 'row-chevron',
          children: /* @__PURE__ */ jsx(ExternalLinkIcon, {}),
        }),
        /* @__PURE__ */ jsxs('span', {
          className: 'sr',
          children: [' (', newTabHint, ')'],
        }),
      ],
    }),
  })
}
var Text_default =
  '.text{overflow-wrap:anywhere}.text.secondary{color:var(--lk-text-2);font-size:13px;line-height:18px}.text.label{color:var(--lk-text-2);padding:4px 4px 0;font-size:13px;font-weight:500;line-height:18px}.text.figure{font-variant-numeric:tabular-nums;letter-spacing:-.02em;font-size:32px;font-weight:600;line-height:38px}'
/** Text in the type scale. `figure` is for amounts, with digits of equal width. */
function Text({ size = 'body', testId, children }) {
  useStyles(Text_default)
  return /* @__PURE__ */ jsx('p', {
    className: `text ${size}`,
    'data-testid': testId,
    children,
  })
}
/** Formats a value in a currency (ISO 4217); undefined where the price is unknown. */
function formatFiat(value, locale, currency) {
  if (value === void 0) return void 0
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).format(value)
}
/** Lucide `circle-alert`. */
function FailureIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('circle', {
        cx: '12',
        cy: '12',
        r: '10',
      }),
      /* @__PURE__ */ jsx('line', {
        x1: '12',
        x2: '12',
        y1: '8',
        y2: '12',
      }),
      /* @__PURE__ */ jsx('line', {
        x1: '12',
        x2: '12.01',
        y1: '16',
        y2: '16',
      }),
    ],
  })
}
/** Lucide `arrow-left-right`. */
function TradeIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M8 3 4 7l4 4' }),
      /* @__PURE__ */ jsx('path', { d: 'M4 7h16' }),
      /* @__PURE__ */ jsx('path', { d: 'm16 21 4-4-4-4' }),
      /* @__PURE__ */ jsx('path', { d: 'M20 17H4' }),
    ],
  })
}
var durations = {
  success: 4e3,
  error: 6e3,
  loading: void 0,
}
/** The timer that shows the next toast or removes the current toast. */
var getToastTimer = /*#__PURE__*/ createSlot(() => ({}))
/** Shows a toast instead of the shown toast. A loading toast stays until it is replaced or dismissed. */
function showToast(latchkit, parameters) {
  const store = getStore$1(latchkit)
  const timer = getToastTimer(latchkit)
  const previous = store.get(toastAtom)
  clearTimeout(timer.id)
  getMount(latchkit).dismissals.add(dismissToast)
  const show = () => {
    store.set(toastPendingAtom, false)
    store.set(toastAtom, {
      ...parameters,
      id: (previous?.id ?? 0) + 1,
    })
    const duration = durations[parameters.variant]
    timer.id = duration ? setTimeout(() => store.set(toastAtom, void 0), duration) : void 0
    ensureModal(latchkit)
  }
  if (previous || store.get(toastPendingAtom)) {
    store.set(toastPendingAtom, true)
    store.set(toastAtom, void 0)
    timer.id = setTimeout(show, 150)
  } else show()
}
/** Removes the toast that is shown and the toast that waits. */
function dismissToast(latchkit) {
  const store = getStore$1(latchkit)
  clearTimeout(getToastTimer(latchkit).id)
  store.set(toastPendingAtom, false)
  store.set(toastAtom, void 0)
}
/** Shows and dismisses toasts, one at a time. */
function useToast() {
  const latchkit = useLatchkit()
  return useMemo(
    () => ({
      show: toast => showToast(latchkit, toast),
      dismiss: () => dismissToast(latchkit),
    }),
    [latchkit],
  )
}
/** Ends every connection, or those of a wallet, and shows a failure. For views. */
function useDisconnectWallets() {
  const { client } = useLatchkit()
  const t = useTranslate(modalMessages)
  const toast = useToast()
  const disconnect = useDisconnect({
    onError: cause => {
      client.logger.warn('A wallet was not disconnected', { cause })
      const isSignedIn = cause instanceof Error && isError(cause.cause, 'frame/sign-out-failed')
      toast.show({
        variant: 'error',
        message: t(isSignedIn ? 'modal.signOutFailed' : 'modal.disconnectFailed'),
      })
    },
  })
  const end = parameters => disconnect(parameters).catch(() => {})
  return {
    pending: disconnect.isPending,
    disconnectAll: () => end(),
    disconnectOne: end,
  }
}
/** Lucide `log-out`. */
function LogOutIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    flip: true,
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4' }),
      /* @__PURE__ */ jsx('polyline', { points: '16 17 21 12 16 7' }),
      /* @__PURE__ */ jsx('line', {
        x1: '21',
        x2: '9',
        y1: '12',
        y2: '12',
      }),
    ],
  })
}
/** Lucide `credit-card`. */
function CardIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('rect', {
        width: '20',
        height: '14',
        x: '2',
        y: '5',
        rx: '2',
      }),
      /* @__PURE__ */ jsx('path', { d: 'M2 10h20' }),
    ],
  })
}
/** Image of an account. */
function AccountIcon({ address, name, src, size = 40 }) {
  const Custom = useContext(AccountAvatarContext)
  if (Custom)
    return /* @__PURE__ */ jsx(Custom, {
      address,
      name,
      image: src,
      size,
    })
  return src
    ? /* @__PURE__ */ jsx(WalletIcon$1, {
        name: name ?? address,
        src,
        shape: 'circle',
        size,
      })
    : /* @__PURE__ */ jsx(Avatar, {
        address,
        size,
      })
}
/** Lucide `check`. */
function CheckIcon() {
  return /* @__PURE__ */ jsx(Icon, { children: /* @__PURE__ */ jsx('path', { d: 'M20 6 9 17l-5-5' }) })
}
/** Lucide `copy`. */
function CopyIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('rect', {
        width: '14',
        height: '14',
        x: '8',
        y: '8',
        rx: '2',
        ry: '2',
      }),
      /* @__PURE__ */ jsx('path', { d: 'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2' }),
    ],
  })
}
/** Copies a value and confirms it briefly. */
function CopyButton({ value, label, copiedLabel, onCopied, onFailed, testId }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [copied])
  async function copy() {
    try {
      await navigator.clipboard.writeText(value ?? '')
      setCopied(true)
      onCopied()
    } catch {
      onFailed?.()
    }
  }
  const icon = copied ? /* @__PURE__ */ jsx(CheckIcon, {}) : /* @__PURE__ */ jsx(CopyIcon, {})
  if (copiedLabel)
    return /* @__PURE__ */ jsx(Button, {
      variant: 'plain',
      icon,
      busy: value === void 0,
      testId,
      onClick: copy,
      children: copied ? copiedLabel : label,
    })
  return /* @__PURE__ */ jsx(IconButton, {
    label,
    onClick: copy,
    testId,
    children: icon,
  })
}
/** Whether the connected account can register a name on the network that is shown. For views. */
function useCanRegisterName() {
  const { adapters, config } = useLatchkit().client
  const { network, isSupported } = useAtomValue(networkAtom)
  const isServed =
    config.names && config.gateway && network && isSupported && getNetworkServices(network).names
  return Boolean(
    isServed &&
      adapters.some(
        ({ namespace, signMessage }) => namespace === network.chainNamespace && signMessage !== void 0,
      ),
  )
}
/** Image of a connector: from `connectorImages`, else announced by the wallet, else from the kit. */
function useConnectorIcon(connector) {
  const { connectorImages } = useOptions()
  const own = connector && (connectorImages?.[connector.id] ?? connector.icon)
  const loaded = useBuiltInIcon(own ? void 0 : (connector?.rdns ?? connector?.id), loadWalletIcon)
  return own ?? loaded
}
/** Logo of a network, for views. */
function NetworkLogo({ network, name = network?.name ?? '', size }) {
  const icon = useNetworkIcon(network)
  return /* @__PURE__ */ jsx(WalletIcon$1, {
    name,
    src: icon,
    size,
    shape: 'circle',
  })
}
/** Height that the style reserves at the upper end of what scrolls, in px: for elements that stay there. */
function readScrollPadding(scroller) {
  return Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0
}
var Tabs_default =
  '.tabs{background:var(--lk-surface-2);border-radius:16px;flex:none;gap:4px;padding:4px;display:flex}.tab{text-align:center;min-width:0;min-height:44px;color:var(--lk-text-2);text-overflow:ellipsis;white-space:nowrap;border-radius:12px;flex:1;padding:0 8px;font-size:13px;font-weight:600;line-height:18px;transition:background-color .12s,color .12s;overflow:hidden}.tab[aria-selected=true]{background:var(--lk-surface);color:var(--lk-text);box-shadow:0 0 0 1px var(--lk-line)}.tab:focus-visible{outline-offset:-2px}.tab-badge{background:var(--lk-accent);min-width:18px;color:var(--lk-on-accent);text-align:center;border-radius:9px;margin-inline-start:6px;padding:0 5px;font-size:12px;display:inline-block}.tab-panel.tall{min-height:280px}@media (hover:hover){.tab:hover{color:var(--lk-text)}}@media (forced-colors:active){.tab{border:1px solid buttontext}.tab[aria-selected=true]{border:2px solid highlight}}'
/** Tabs above a panel. Arrow keys, Home and End move the focus. With a single tab only the panel is rendered. */
function Tabs({ label, tabs, selected, onSelect, scrollOnSelect, children }) {
  useStyles(Tabs_default)
  const base = useId()
  const panel = useRef(null)
  const chosen = useRef(void 0)
  useLayoutEffect(() => {
    if (chosen.current === selected) scrollToTabs()
    chosen.current = void 0
  })
  if (tabs.length < 2) return children
  function move(event) {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = tabs.findIndex(({ id }) => id === selected)
    const step = isMirrored ? -1 : 1
    const next = {
      ArrowRight: (at + step + tabs.length) % tabs.length,
      ArrowLeft: (at - step + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    const tab = next === void 0 ? void 0 : tabs[next]
    if (next === void 0 || !tab) return
    event.preventDefault()
    select(tab.id)
    event.currentTarget
      .querySelectorAll('[role=tab]')
      [next]?.focus({ preventScroll: scrollOnSelect === true })
  }
  function select(id) {
    if (id === selected) return scrollToTabs()
    chosen.current = id
    onSelect(id)
  }
  function scrollToTabs() {
    if (scrollOnSelect && panel.current) scrollToTop(panel.current)
  }
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('div', {
        className: 'tabs',
        role: 'tablist',
        'aria-label': label,
        onKeyDown: move,
        children: tabs.map(tab =>
          /* @__PURE__ */ jsxs(
            'button',
            {
              type: 'button',
              className: 'tab',
              role: 'tab',
              id: `${base}${tab.id}`,
              'aria-selected': tab.id === selected,
              'aria-controls': `${base}panel`,
              tabIndex: tab.id === selected ? 0 : -1,
              'data-testid': tab.testId,
              onClick: () => select(tab.id),
              children: [
                tab.label,
                tab.badge
                  ? /* @__PURE__ */ jsxs(Fragment$1, {
                      children: [
                        /* @__PURE__ */ jsx('span', {
                          className: 'tab-badge',
                          'aria-hidden': 'true',
                          children: tab.badge.text,
                        }),
                        /* @__PURE__ */ jsxs('span', {
                          className: 'sr',
                          children: [' ', tab.badge.label],
                        }),
                      ],
                    })
                  : null,
              ],
            },
            tab.id,
          ),
        ),
      }),
      /* @__PURE__ */ jsx('div', {
        ref: panel,
        role: 'tabpanel',
        className: scrollOnSelect ? 'tab-panel tall' : 'tab-panel',
        id: `${base}panel`,
        'aria-labelledby': `${base}${selected}`,
        children,
      }),
    ],
  })
}
/** Scrolls the body of the view until a panel is at its top, below its tabs. */
function scrollToTop(panel) {
  const body = panel.closest('.body')
  if (!body) return
  const tabs = panel.previousElementSibling?.clientHeight ?? 0
  const covered = readScrollPadding(body) || tabs + 16
  body.scrollTo({
    top: body.scrollTop + panel.getBoundingClientRect().top - body.getBoundingClientRect().top - covered,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  })
}
var VirtualList_default =
  '.virtual-list{overscroll-behavior:contain;contain:strict;margin:-4px;padding:4px 0;scrollbar-width:thin;scrollbar-color:var(--lk-line) transparent;flex:480px;min-height:0;margin-inline-end:-16px;padding-inline-start:4px;overflow-y:auto}.virtual-list>*{max-width:calc(100cqi - 32px)}.virtual-list ul{position:relative}.virtual-list li{inset-inline:0;contain:layout style;position:absolute;top:0}.virtual-list.inline{contain:layout style;flex:none;overflow:visible}'
/** Rows rendered above and below the visible rows. */
var overscan = 4
/** Distance in rows at which the end counts as near. */
var nearEnd = 8
/**
 * A list of any length that renders only the visible rows, and the focused row. Arrow keys, Home, End and first letters
 * move the focus.
 */
function VirtualList(props) {
  useStyles(VirtualList_default)
  const { items, rowHeight, getKey, getLabel, renderItem, label, onEnd, isHeading, inline, tail, testId } =
    props
  const total = Math.max(items.length, props.total ?? 0)
  const ref = useRef(null)
  const typed = useRef({
    text: '',
    at: 0,
  })
  const wanted = useRef(void 0)
  const [view, setView] = useState({
    first: 0,
    count: 8,
  })
  const [focused, setFocused] = useState()
  const tops = useMemo(() => addHeights(items, rowHeight), [items, rowHeight])
  const measured = useRef({
    tops,
    measure: () => {},
  })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const { scroller, offset } = findScroller(element, inline)
    const measure = () => {
      const top = scroller.scrollTop - offset()
      const first = Math.max(0, findRow(measured.current.tops, top) - overscan)
      const last = findRow(measured.current.tops, top + scroller.clientHeight) + overscan
      const count = Math.max(last + 1 - first, 8)
      setView(known =>
        known.first === first && known.count === count
          ? known
          : {
              first,
              count,
            },
      )
    }
    measured.current.measure = measure
    scroller.addEventListener('scroll', measure, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [inline])
  useLayoutEffect(() => {
    const { current } = measured
    if (current.tops === tops) return
    current.tops = tops
    if (view.first > 0) current.measure()
  })
  const isNearEnd = view.first + view.count + nearEnd >= items.length
  useEffect(() => {
    if (isNearEnd) onEnd?.()
  }, [isNearEnd, onEnd, items.length])
  useLayoutEffect(() => {
    if (wanted.current === void 0) return
    const row = ref.current?.querySelector(`[data-index="${wanted.current}"] button`)
    if (!row) return
    wanted.current = void 0
    row.focus({ preventScroll: true })
  })
  function move(event) {
    const holder = event.target.closest('[data-index]')
    const current = Number(holder?.dataset.index ?? -1)
    let next = nextIndex(event, {
      current,
      labels: items.map(getLabel),
      typed: typed.current,
    })
    const element = ref.current
    if (next === void 0 || !element) return
    event.preventDefault()
    if (isHeading) {
      const step = event.key === 'ArrowUp' || event.key === 'End' ? -1 : 1
      while (items[next] !== void 0 && isHeading(items[next])) next += step
      if (items[next] === void 0) return
    }
    wanted.current = next
    const { scroller, offset } = findScroller(element, inline)
    const [rowTop = 0, rowBottom = rowTop] = tops.slice(next, next + 2)
    const top = rowTop + offset() - readScrollPadding(scroller)
    const bottom = rowBottom + offset() - scroller.clientHeight
    if (scroller.scrollTop > top) scroller.scrollTop = top
    else if (scroller.scrollTop < bottom) scroller.scrollTop = bottom
    const row = element.querySelector(`[data-index="${next}"] button`)
    if (!row) return
    wanted.current = void 0
    row.focus({ preventScroll: true })
  }
  function keepFocused(event) {
    const holder = event.target.closest('[data-index]')
    const item = items[Number(holder?.dataset.index)]
    setFocused(item && getKey(item))
  }
  const kept = focused === void 0 ? -1 : items.findIndex(item => getKey(item) === focused)
  return /* @__PURE__ */ jsxs('div', {
    className: inline ? 'virtual-list inline' : 'virtual-list',
    ref,
    'data-testid': testId,
    children: [
      /* @__PURE__ */ jsx('ul', {
        'aria-label': label,
        style: { height: tops.at(-1) },
        onKeyDown: move,
        onFocus: keepFocused,
        onBlur: ({ target }) => {
          if (target.getRootNode().activeElement !== target) setFocused(void 0)
        },
        children: drawnIndexes({
          ...view,
          length: items.length,
          kept,
        }).map(index => {
          const item = items[index]
          const [top = 0, bottom = top] = tops.slice(index, index + 2)
          return item === void 0
            ? null
            : /* @__PURE__ */ jsx(
                'li',
                {
                  'data-index': index,
                  'aria-setsize': total,
                  'aria-posinset': index + 1,
                  style: {
                    transform: `translateY(${top}px)`,
                    height: bottom - top,
                  },
                  children: renderItem(item),
                },
                getKey(item),
              )
        }),
      }),
      tail,
    ],
  })
}
/** The element that scrolls the rows, and the offset of the rows from its top. */
function findScroller(list, inline) {
  const body = inline ? list.closest('.body') : null
  if (!body)
    return {
      scroller: list,
      offset: () => 0,
    }
  const offset = () => list.getBoundingClientRect().top - body.getBoundingClientRect().top + body.scrollTop
  return {
    scroller: body,
    offset,
  }
}
/** The upper edge of each row, and the lower edge of the last one. */
function addHeights(items, rowHeight) {
  const tops = [0]
  for (const item of items)
    tops.push((tops.at(-1) ?? 0) + (typeof rowHeight === 'number' ? rowHeight : rowHeight(item)))
  return tops
}
/** Index of the row at a height; that of the first or the last row beyond them. */
function findRow(tops, y) {
  let [low, high] = [0, Math.max(0, tops.length - 2)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}
/** Indexes of the rows to render, in order: the visible rows, and the focused row, also while it is not visible. */
function drawnIndexes(parameters) {
  const { first, count, length, kept } = parameters
  const last = Math.min(length, first + count)
  const indexes = Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset)
  if (kept < 0 || kept >= length || indexes.includes(kept)) return indexes
  return kept < first ? [kept, ...indexes] : [...indexes, kept]
}
/** Lucide `clock`. */
function ClockIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('circle', {
        cx: '12',
        cy: '12',
        r: '10',
      }),
      /* @__PURE__ */ jsx('path', { d: 'M12 6v6l4 2' }),
    ],
  })
}
/** A text without parameters in the locale that is shown, for code outside of components. */
function getText({ client }, slice, key) {
  const text = client.store.get(localeAtom).messages[key] ?? slice[key] ?? ''
  return typeof text === 'string' ? text : text.other
}
var endedTransactionMessages = {
  'activity.confirmed': 'Transaction confirmed',
  'activity.reverted': 'Transaction failed',
  'activity.replaced': 'Transaction replaced',
  'activity.canceled': 'Transaction canceled',
  'activity.tooLate': 'Too late to cancel: the transaction was confirmed',
}
var announceEnded_exports = /* @__PURE__ */ __exportAll({ announceEnded: () => announceEnded })
var texts = {
  confirmed: 'activity.confirmed',
  failed: 'activity.reverted',
  replaced: 'activity.replaced',
  cancelled: 'activity.canceled',
}
/** Announces the result of a pending transaction. */
function announceEnded(latchkit, { replacements }, { status }) {
  const isTooLate = status === 'confirmed' && replacements?.at(-1)?.kind === 'cancel'
  showToast(latchkit, {
    variant: status === 'failed' || isTooLate ? 'error' : 'success',
    message: getText(latchkit, endedTransactionMessages, isTooLate ? 'activity.tooLate' : texts[status]),
  })
}
/** Returns a function that leaves a view: back, or to another view if the modal was opened with this one. */
function useBackOr(name) {
  const { back, replace, canGoBack } = useRouter()
  return useCallback(() => {
    if (canGoBack()) back()
    else replace(name)
  }, [back, replace, canGoBack, name])
}
var LogoRing_default =
  '.logo-ring{place-items:center;width:92px;height:92px;display:grid;position:relative}.logo-ring svg{position:absolute;inset:0;overflow:visible}.logo-ring rect{stroke:#0000;stroke-width:2.5px;stroke-linecap:round;transition:stroke .12s}.logo-ring.pending rect{stroke:var(--lk-accent);stroke-dasharray:26 74;animation:1.3s linear infinite run}.logo-ring.failed rect{stroke:var(--lk-negative)}.logo-ring.success rect{stroke:var(--lk-positive)}.logo-ring.failed{animation:.32s ease-in-out nudge}@keyframes run{to{stroke-dashoffset:-100px}}@keyframes nudge{20%,60%{transform:translate(-2px)}40%,80%{transform:translate(2px)}}@media (prefers-reduced-motion:reduce){.logo-ring.pending rect{stroke-dasharray:none}}'
/** A ring that follows the shape of a wallet's logo. */
function LogoRing({ state, children }) {
  useStyles(LogoRing_default)
  return /* @__PURE__ */ jsxs('span', {
    className: `logo-ring ${state}`,
    children: [
      children,
      /* @__PURE__ */ jsx('svg', {
        viewBox: '0 0 92 92',
        width: '92',
        height: '92',
        fill: 'none',
        'aria-hidden': 'true',
        children: /* @__PURE__ */ jsx('rect', {
          x: '2',
          y: '2',
          width: '88',
          height: '88',
          rx: '26',
          pathLength: '100',
        }),
      }),
    ],
  })
}
/** Lucide `search`. */
function SearchIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('circle', {
        cx: '11',
        cy: '11',
        r: '8',
      }),
      /* @__PURE__ */ jsx('path', { d: 'm21 21-4.3-4.3' }),
    ],
  })
}
var SearchField_default =
  '.search-field{flex:none;align-items:center;display:flex;position:relative}.search-field .icon{color:var(--lk-text-2);pointer-events:none;position:absolute;inset-inline-start:12px}.search-field input{appearance:none;background:var(--lk-surface-2);width:100%;height:44px;box-shadow:inset 0 0 0 1px color-mix(in oklch, var(--lk-text-2) 70%, transparent);border:0;border-radius:14px;padding-inline:40px 12px;font-size:16px}.search-field input::placeholder{color:var(--lk-text-2);opacity:1}.search-field input::-webkit-search-cancel-button{display:none}.search-field input:focus-visible{outline-offset:0}@media (forced-colors:active){.search-field input{border:1px solid fieldtext}}'
function SearchField({ label, placeholder, value, onChange, testId, focusFirst = false }) {
  useStyles(SearchField_default)
  const ref = useCallback(
    element => {
      element?.toggleAttribute('autofocus', focusFirst)
    },
    [focusFirst],
  )
  return /* @__PURE__ */ jsxs('div', {
    className: 'search-field',
    children: [
      /* @__PURE__ */ jsx(SearchIcon, {}),
      /* @__PURE__ */ jsx('input', {
        ref,
        type: 'search',
        'aria-label': label,
        placeholder: placeholder ?? label,
        value,
        autoComplete: 'off',
        autoCapitalize: 'off',
        autoCorrect: 'off',
        spellCheck: false,
        enterKeyHint: 'search',
        'data-testid': testId,
        onChange: event => onChange(event.target.value),
      }),
    ],
  })
}
/** Lucide `refresh-cw`. */
function RetryIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8' }),
      /* @__PURE__ */ jsx('path', { d: 'M21 3v5h-5' }),
      /* @__PURE__ */ jsx('path', { d: 'M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16' }),
      /* @__PURE__ */ jsx('path', { d: 'M8 16H3v5' }),
    ],
  })
}
var Link_default =
  '.link{color:var(--lk-text);text-underline-offset:2px;text-decoration:underline;-webkit-text-decoration-color:var(--lk-text-2);text-decoration-color:var(--lk-text-2);border-radius:4px}.link-button{text-align:center;background:var(--lk-surface-2);min-height:44px;box-shadow:inset 0 0 0 1px var(--lk-line);border-radius:14px;justify-content:center;align-items:center;gap:8px;padding:10px 16px;font-weight:600;text-decoration:none;transition:background-color .12s;display:inline-flex}@media (hover:hover){.link-button:hover{background:var(--lk-hover)}.link:hover{text-decoration-color:currentColor}}'
/** A link to another page, always in a new tab, because the modal belongs to the current page. */
function Link({ href, newTabHint, testId, button, children }) {
  useStyles(Link_default)
  return /* @__PURE__ */ jsxs('a', {
    className: button ? 'link-button' : 'link',
    href,
    target: '_blank',
    rel: 'noreferrer noopener',
    'data-testid': testId,
    children: [
      children,
      /* @__PURE__ */ jsxs('span', {
        className: 'sr',
        children: [' (', newTabHint, ')'],
      }),
    ],
  })
}
var alertError_exports = /* @__PURE__ */ __exportAll({
  alertError: () => alertError,
  followAlerts: () => followAlerts,
})
var messages = {
  'gateway/invalid-project-id': 'alert.invalidProjectId',
  'gateway/origin-not-allowed': 'alert.invalidApp',
  'gateway/token-not-yet-valid': 'alert.sessionExpired',
  'networks/not-found': 'alert.networkNotFound',
  'walletconnect/clock-skew': 'alert.sessionExpired',
  'walletconnect/invalid-project-id': 'alert.invalidProjectId',
  'walletconnect/origin-not-allowed': 'alert.invalidApp',
}
/** Shows the alert for an error; returns whether the error has an alert. */
function alertError(latchkit, error) {
  const alert = toAlert(latchkit.client, error)
  if (alert) showAlert(latchkit, alert, error)
  return alert !== void 0
}
var getFollowed = /*#__PURE__*/ createSlot(() => ({ isFollowing: false }))
/**
 * Shows why the gateway rejects this app, each reason once: it does not change until the app is redeployed.
 */
function followAlerts(latchkit) {
  const { client } = latchkit
  const { store } = client
  const followed = getFollowed(latchkit)
  if (followed.isFollowing) return
  followed.isFollowing = true
  const shown = /* @__PURE__ */ new Set()
  const follow = (atom, read) => {
    const update = () => {
      const error = read()
      const alert = toAlert(client, error)
      if (!alert || shown.has(alert.code)) return
      shown.add(alert.code)
      showAlert(latchkit, alert, error)
    }
    store.sub(atom, update)
    update()
  }
  follow(analyticsErrorAtom, () => store.get(analyticsErrorAtom))
  for (const atom of [walletPagesAtom, walletHighlightsAtom, walletSearchAtom])
    follow(atom, () => store.get(atom).error)
}
/** The alert for an error that only the app's developer can fix. */
function toAlert({ config }, error) {
  if (!isError(error)) return void 0
  const { code } = error
  const message = messages[code]
  if (!message) return void 0
  if (message !== 'alert.invalidProjectId')
    return {
      code,
      message,
    }
  const relayProjectId = config.walletConnect?.projectId
  return {
    code,
    message: (code.startsWith('gateway/') ? (config.gateway?.projectId ?? relayProjectId) : relayProjectId)
      ? message
      : 'alert.projectIdMissing',
  }
}
/** A link that an app on the device takes over. It looks like a button. */
function OpenLink({ href, target, onOpen, variant = 'accent', testId, children }) {
  useStyles(Button_default)
  const [last, setLast] = useState(href)
  if (href && href !== last) setLast(href)
  function open(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (href) onOpen()
  }
  return /* @__PURE__ */ jsx('a', {
    ...(last
      ? {
          href: last,
          target,
          rel: 'noreferrer noopener',
          onClick: open,
        }
      : {
          role: 'link',
          tabIndex: 0,
        }),
    className: `button ${variant} wide`,
    'aria-disabled': !href || void 0,
    'data-testid': testId,
    children,
  })
}
var Facts_default =
  '.facts{flex-direction:column;gap:20px;margin:0;padding:8px 8px 12px;list-style:none;display:flex}.facts>li{gap:16px;display:flex}.facts-icon{background:var(--lk-surface-2);width:44px;height:44px;color:var(--lk-text-2);border-radius:14px;flex:none;place-items:center;display:grid}.facts-heading{font-size:15px;font-weight:600;line-height:20px}.facts-text{color:var(--lk-text-2);text-wrap:pretty;margin-top:2px;font-size:13px;line-height:18px}'
/** Facts about a subject, each with an icon and a short text. */
function Facts({ facts }) {
  useStyles(Facts_default)
  return /* @__PURE__ */ jsx('ul', {
    className: 'facts',
    children: facts.map(({ icon, heading, text }) =>
      /* @__PURE__ */ jsxs(
        'li',
        {
          children: [
            /* @__PURE__ */ jsx('span', {
              className: 'facts-icon',
              children: icon,
            }),
            /* @__PURE__ */ jsxs('div', {
              children: [
                /* @__PURE__ */ jsx('h2', {
                  className: 'facts-heading',
                  children: heading,
                }),
                /* @__PURE__ */ jsx('p', {
                  className: 'facts-text',
                  children: text,
                }),
              ],
            }),
          ],
        },
        heading,
      ),
    ),
  })
}
/** Lucide `key-round`. */
function KeyIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', {
        d: 'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z',
      }),
      /* @__PURE__ */ jsx('circle', {
        cx: '16.5',
        cy: '7.5',
        r: '.5',
        fill: 'currentColor',
      }),
    ],
  })
}
/** Lucide `shield`. */
function ShieldIcon() {
  return /* @__PURE__ */ jsx(Icon, {
    children: /* @__PURE__ */ jsx('path', {
      d: 'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
    }),
  })
}
/** Lucide `monitor-smartphone`. */
function DevicesIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M18 8V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h8' }),
      /* @__PURE__ */ jsx('path', { d: 'M10 19v-3.96 3.15' }),
      /* @__PURE__ */ jsx('path', { d: 'M7 19h5' }),
      /* @__PURE__ */ jsx('rect', {
        width: '6',
        height: '10',
        x: '16',
        y: '12',
        rx: '2',
      }),
    ],
  })
}
var FactList_default =
  '.fact-list{flex-direction:column;gap:8px;margin:0;padding:8px 4px;font-size:13px;line-height:18px;display:flex}.fact-list div{flex-wrap:wrap;justify-content:space-between;gap:0 16px;display:flex}.fact-list dt{color:var(--lk-text-2)}.fact-list dd{text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums;margin:0}.fact-list .wrong{color:var(--lk-negative)}'
/** Names and values, such as the costs of a swap. */
function FactList({ facts, busy }) {
  useStyles(FactList_default)
  return /* @__PURE__ */ jsx('dl', {
    className: 'fact-list',
    'aria-busy': busy,
    children: facts.map(({ name, value, isWrong }) =>
      value === void 0
        ? null
        : /* @__PURE__ */ jsxs(
            'div',
            {
              children: [
                /* @__PURE__ */ jsx('dt', { children: name }),
                /* @__PURE__ */ jsx('dd', {
                  className: isWrong ? 'wrong' : void 0,
                  children: /* @__PURE__ */ jsx('bdi', { children: value }),
                }),
              ],
            },
            name,
          ),
    ),
  })
}
var Note_default =
  '.note{color:var(--lk-text-2);font-variant-numeric:tabular-nums;overflow-wrap:anywhere;text-wrap:pretty;padding:0 4px;font-size:13px;line-height:18px}.note:empty{display:none}.note.wrong{color:var(--lk-negative)}.note.warning{background:color-mix(in oklab, var(--lk-warning) 14%, var(--lk-surface));color:var(--lk-text);border-radius:14px;gap:8px;padding:12px;display:flex}.note.warning .icon{color:var(--lk-warning);flex:none}@media (forced-colors:active){.note.warning{border:1px solid buttontext}}'
/** A small text of one or two sentences. */
function Note({ tone = 'plain', id, role, children }) {
  useStyles(Note_default)
  const isWarning = tone === 'warning'
  return /* @__PURE__ */ jsxs('p', {
    id,
    className: `note ${tone}`,
    role: isWarning ? 'note' : role,
    children: [isWarning ? /* @__PURE__ */ jsx(WarningIcon, {}) : null, children],
  })
}
/** An amount with the symbol of its token, cut and never rounded. */
function formatToken({ symbol, ...amount }) {
  return `\u2066${formatAmount(amount)} ${symbol}\u2069`
}
/** Lucide `circle-check`. */
function SuccessIcon() {
  return /* @__PURE__ */ jsxs(Icon, {
    children: [
      /* @__PURE__ */ jsx('circle', {
        cx: '12',
        cy: '12',
        r: '10',
      }),
      /* @__PURE__ */ jsx('path', { d: 'm9 12 2 2 4-4' }),
    ],
  })
}
var Field_default =
  '.field{flex-direction:column;gap:4px;display:flex}.field .label{padding:0 4px}.field-box{background:var(--lk-surface-2);min-height:48px;box-shadow:inset 0 0 0 1px color-mix(in oklch, var(--lk-text-2) 70%, transparent);border-radius:14px;align-items:center;gap:8px;padding-inline:14px 6px;display:flex}.field-box:has(.field-input:focus-visible){outline:2px solid var(--lk-focus);outline-offset:2px}.field-box.wrong{box-shadow:inset 0 0 0 1px var(--lk-negative)}.field-input{appearance:none;min-width:0;color:var(--lk-text);font:inherit;resize:none;field-sizing:content;overflow-wrap:anywhere;background:0 0;border:0;flex:1;padding:12px 0;font-size:16px;line-height:24px}.field-input:focus-visible{outline:none}.field-input.amount{font-variant-numeric:tabular-nums;font-size:20px;font-weight:600}.field-input::placeholder{color:var(--lk-text-2);opacity:1}[dir=rtl] .field-input{text-align:right}@media (forced-colors:active){.field-box{border:1px solid buttontext}}'
/** A labeled field with its validation error below. */
function Field(props) {
  useStyles(Field_default)
  const { label, value, onChange, onSubmit, problem, hint, placeholder, end, kind, readOnly, testId } = props
  const { focusFirst = false } = props
  const id = useId()
  const setControl = useCallback(
    element => void element?.toggleAttribute('autofocus', focusFirst),
    [focusFirst],
  )
  const note = problem ?? hint
  const control = {
    ref: setControl,
    id,
    className: `field-input ${kind}`,
    dir: 'ltr',
    value,
    placeholder,
    readOnly,
    autoComplete: 'off',
    autoCapitalize: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: 'done',
    'aria-invalid': problem ? true : void 0,
    'aria-describedby': note ? `${id}-note` : void 0,
    'data-testid': testId,
    onChange: event => onChange(event.target.value.replace(/\s*\n\s*/g, '')),
    onKeyDown(event) {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      onSubmit()
    },
  }
  return /* @__PURE__ */ jsxs('div', {
    className: 'field',
    children: [
      /* @__PURE__ */ jsx('label', {
        className: 'text label',
        htmlFor: id,
        children: label,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: problem ? 'field-box wrong' : 'field-box',
        children: [
          kind === 'address'
            ? /* @__PURE__ */ jsx('textarea', {
                ...control,
                rows: 1,
              })
            : /* @__PURE__ */ jsx('input', {
                ...control,
                inputMode: kind === 'amount' ? 'decimal' : void 0,
              }),
          end,
        ],
      }),
      /* @__PURE__ */ jsx(Note, {
        id: `${id}-note`,
        tone: problem ? 'wrong' : 'plain',
        children: note,
      }),
    ],
  })
}
/**
 * The usable networks, by namespace in the order of their first network. Omits networks of a namespace without an
 * adapter, because wallets cannot connect to them. For views.
 */
function useShownNetworks() {
  const { adapters } = useLatchkit().client
  const { networks } = useNetwork()
  return useMemo(() => {
    const isUsable = namespace =>
      adapters.length === 0 || adapters.some(adapter => adapter.namespace === namespace)
    return [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
      .filter(isUsable)
      .map(namespace => ({
        namespace,
        networks: networks.filter(({ chainNamespace }) => chainNamespace === namespace),
      }))
  }, [adapters, networks])
}
/** Logo of a token, for views. */
function TokenLogo({ token, size }) {
  const { client } = useLatchkit()
  const { iconUrl, isLookalike = false } = token
  const src = getTokenImageUrl(client, {
    ...token,
    iconUrl,
    isLookalike,
  })
  return /* @__PURE__ */ jsx(WalletIcon$1, {
    name: token.symbol,
    src,
    size,
    shape: 'circle',
  })
}
/** Shakes the card for half a second: the requested action is not possible now. */
function shake(latchkit) {
  getStore$1(latchkit).set(shakesAtom, count => count + 1)
}
/** Calls `guard` before the modal closes, until the returned function is called. */
function guardClose(latchkit, guard) {
  const guards = getCloseGuards(latchkit)
  const own = () => guard()
  guards.add(own)
  return () => void guards.delete(own)
}
/** Continuation after the requested connect. */
var getNext = /*#__PURE__*/ createSlot(() => ({}))
/**
 * Shows the ways to connect instead of a view that needs an account, then the view at the moment when the modal would
 * close after the connect, a change of the network or a sign-in. If the user closes the modal without connecting, the
 * view is not shown.
 */
function connectFirst(latchkit, { target, isConnected }, ...next) {
  const waiting = getNext(latchkit)
  waiting.stop?.()
  waiting.stop = guardClose(latchkit, () => {
    waiting.stop?.()
    if (!isConnected()) return false
    resetView(latchkit, ...next)
    return true
  })
  replaceView(latchkit, 'Connect', target)
}
/**
 * Steps of a view that sends a transaction. Once sent, the modal shows the account, without a back button, and a toast
 * announces the outcome, also after the modal was closed.
 */
function useTransactionFlow(view) {
  const latchkit = useLatchkit()
  const { reset, back } = useRouter()
  const toast = useToast()
  const { client, modal } = latchkit
  /** Whether the user is still in the view. It does not navigate otherwise. */
  const isInSight = () => modal.getState().view === view
  return {
    isInSight,
    /** Call it before the request to the wallet. */
    async prepareAsk({ chainNamespace }) {
      const { connector } = client.store.get(accountsAtom)[chainNamespace] ?? {}
      if (connector?.type === 'auth') await pushTransaction(latchkit, {})
    },
    showAccount() {
      if (isInSight()) reset('Account')
    },
    leave() {
      if (isInSight()) back()
    },
    /** `onUnknown`: the outcome is not known, or another tab has announced it. */
    async announceOutcome(outcome, toMessage, onUnknown = () => {}) {
      const { status, isNew } = (await outcome) ?? {}
      if (!status || !isNew) return onUnknown()
      toast.show({
        variant: status === 'confirmed' ? 'success' : 'error',
        message: toMessage(status),
      })
    },
  }
}
/** Openings of views whose arguments were copied to their form: going back to such a view does not fill it in again. */
var getFilledEntries = /*#__PURE__*/ createSlot(() => /* @__PURE__ */ new WeakSet())
var Bar_default =
  '.bar{inset-inline:0;top:max(16px, env(safe-area-inset-top));z-index:2147483001;background:var(--lk-surface);border:1px solid var(--lk-line);width:fit-content;max-width:min(400px,100vw - 32px);min-height:44px;animation:bar-in .2s var(--ease);border-radius:16px;align-items:center;gap:8px;margin-inline:auto;padding:8px 16px 8px 12px;font-size:13px;line-height:18px;display:flex;position:fixed;box-shadow:0 1px 2px oklch(0% 0 0/.06),0 8px 32px -4px oklch(0% 0 0/.2)}.bar .tone{flex:none;display:flex}.bar[data-variant=success] .tone{color:var(--lk-positive)}.bar[data-variant=error] .tone,.bar.alert .tone{color:var(--lk-negative)}.bar.alert{padding-block:4px;padding-inline-end:4px}.bar.alert~.bar{top:calc(max(16px, env(safe-area-inset-top)) + 64px)}@keyframes bar-in{0%{opacity:0;transform:translateY(-12px)scale(.97)}}@media (forced-colors:active){.bar{border:2px solid canvastext}}'
var alertMessages = {
  'alert.networkNotFound': 'Network Not Found',
  'alert.invalidApp': 'Invalid App Configuration',
  'alert.sessionExpired': 'Session Expired',
  'alert.invalidProjectId': 'Invalid Project ID',
  'alert.projectIdMissing': 'Project ID Not Configured',
}
/** An alert for the developer, shown until it is dismissed. */
function AlertBar() {
  useStyles(Bar_default)
  const latchkit = useLatchkit()
  const alert = useAtomValue(alertAtom)
  const t = useTranslate(modalMessages)
  const say = useTranslate(alertMessages)
  if (!alert) return null
  return /* @__PURE__ */ jsxs('div', {
    className: 'bar alert',
    role: 'alert',
    'data-testid': modalTestIds.alert,
    'data-code': alert.code,
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'tone',
        children: /* @__PURE__ */ jsx(WarningIcon, {}),
      }),
      say(alert.message),
      /* @__PURE__ */ jsx(IconButton, {
        label: t('modal.dismiss'),
        onClick: () => dismissAlert(latchkit),
        children: /* @__PURE__ */ jsx(CloseIcon, {}),
      }),
    ],
  })
}
/** The current toast. */
function ToastBar() {
  useStyles(Bar_default)
  const toast = useAtomValue(toastAtom)
  if (!toast) return null
  const { id, variant, message } = toast
  return /* @__PURE__ */ jsxs(
    'div',
    {
      className: 'bar',
      role: variant === 'error' ? 'alert' : 'status',
      'data-testid': modalTestIds.toast,
      'data-variant': variant,
      children: [
        /* @__PURE__ */ jsx('span', {
          className: 'tone',
          children:
            variant === 'loading'
              ? /* @__PURE__ */ jsx(Spinner, {})
              : variant === 'success'
                ? /* @__PURE__ */ jsx(SuccessIcon, {})
                : /* @__PURE__ */ jsx(FailureIcon, {}),
        }),
        message,
      ],
    },
    id,
  )
}
var BarStack_exports = /* @__PURE__ */ __exportAll({ BarStack: () => BarStack })
/** Bars above the views. The module is loaded with the first alert or toast. */
function BarStack() {
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [/* @__PURE__ */ jsx(AlertBar, {}), /* @__PURE__ */ jsx(ToastBar, {})],
  })
}
var Checkbox_default =
  '.checkbox{min-height:44px;color:var(--lk-text-2);cursor:pointer;align-items:center;gap:12px;padding:4px;font-size:13px;line-height:18px;display:flex;position:relative}.checkbox input{opacity:0;cursor:pointer;width:44px;height:100%;position:absolute;inset-block:0;inset-inline-start:0}.checkbox-box{border:1.5px solid var(--lk-text-2);color:#0000;border-radius:7px;flex:none;place-items:center;width:22px;height:22px;transition:background-color .12s;display:grid}.checkbox-box .icon{stroke-width:2.5px;width:16px;height:16px}.checkbox input:checked+.checkbox-box{background:var(--lk-accent);border-color:var(--lk-accent);color:var(--lk-on-accent)}.checkbox input:focus-visible+.checkbox-box{outline:2px solid var(--lk-focus);outline-offset:2px}@media (forced-colors:active){.checkbox input{opacity:1;width:22px}.checkbox-box{visibility:hidden}}'
function Checkbox({ checked, onChange, testId, children }) {
  useStyles(Checkbox_default)
  return /* @__PURE__ */ jsxs('label', {
    className: 'checkbox',
    children: [
      /* @__PURE__ */ jsx('input', {
        type: 'checkbox',
        checked,
        'data-testid': testId,
        onChange: event => onChange(event.target.checked),
      }),
      /* @__PURE__ */ jsx('span', {
        className: 'checkbox-box',
        children: /* @__PURE__ */ jsx(CheckIcon, {}),
      }),
      /* @__PURE__ */ jsx('span', { children }),
    ],
  })
}
var consentMessages = {
  'connect.agree': 'I agree to the {links}',
  'connect.terms': 'terms of service',
  'connect.privacy': 'privacy policy',
}
var ConsentBox_exports = /* @__PURE__ */ __exportAll({ ConsentBox: () => ConsentBox })
/** The box of `LegalConsent`. A separate module, because few apps require consent. */
function ConsentBox() {
  const t = useTranslate(consentMessages)
  const common = useTranslate(modalMessages)
  const { termsConditionsUrl, privacyPolicyUrl } = useOptions()
  const { agreed, setAgreed } = useConsent()
  const { locale } = useAtomValue(localeAtom)
  const hint = common('modal.opensNewTab')
  const [before, after] = t('connect.agree').split('{links}')
  return /* @__PURE__ */ jsxs(Checkbox, {
    checked: agreed,
    onChange: setAgreed,
    testId: modalTestIds.legalCheckbox,
    children: [
      before,
      termsConditionsUrl
        ? /* @__PURE__ */ jsx(Link, {
            href: termsConditionsUrl,
            newTabHint: hint,
            children: t('connect.terms'),
          })
        : null,
      termsConditionsUrl && privacyPolicyUrl ? getConjunction(locale) : null,
      privacyPolicyUrl
        ? /* @__PURE__ */ jsx(Link, {
            href: privacyPolicyUrl,
            newTabHint: hint,
            children: t('connect.privacy'),
          })
        : null,
      after,
    ],
  })
}
/** The word between two items of a list, with the spaces of the language: " and ". */
function getConjunction(locale) {
  return new Intl.ListFormat(locale, { type: 'conjunction' })
    .formatToParts(['1', '2'])
    .find(({ type }) => type === 'literal')?.value
}

export {
  AccountIcon,
  Avatar as i,
  alertError,
  alertError_exports,
  announceEnded,
  announceEnded_exports,
  BarStack_exports,
  CardIcon,
  CheckIcon,
  ClockIcon,
  ConsentBox_exports,
  CopyButton,
  connectFirst,
  DevicesIcon,
  dismissToast,
  ExternalLinkIcon,
  FactList,
  Facts,
  FailureIcon,
  Field,
  formatFiat,
  formatToken,
  getFilledEntries,
  getText,
  guardClose,
  KeyIcon,
  Link,
  LinkRow,
  LogOutIcon,
  LogoRing,
  leaveUnavailable,
  leaveUnavailable_exports,
  NetworkLogo,
  Note,
  OpenLink,
  ofFeature,
  pushTransaction as t,
  RetryIcon,
  SearchField,
  SearchIcon,
  ShieldIcon,
  SuccessIcon,
  shake,
  showAlert,
  showToast,
  Tabs,
  Text,
  TokenLogo,
  TradeIcon,
  useBackOr,
  useCanRegisterName,
  useConnectorIcon,
  useDisconnect as r,
  useDisconnectWallets,
  useFeatures as n,
  useShownNetworks,
  useToast,
  useTransactionFlow,
  VirtualList,
}
