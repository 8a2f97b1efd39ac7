import { useMemo } from 'react'
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime'
import {
  s as GridIcon,
  h as Row,
  v as Skeleton,
  F as useAnnounce,
  R as useLazyComponent,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  b as View,
} from './modal.Cy8uaE3n.js'
import { t as modalTestIds } from './modalTestIds.Bi-CnIdM.js'
import { t as receiveTestIds } from './receiveTestIds.XWCZg6d0.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import { CopyButton, NetworkLogo, ofFeature, Text, useToast } from './shared.BOpXVrm5.js'
import { t as useNetwork } from './useNetwork.CY16bbDc.js'
import { w as useAccount } from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/areas/receive.js
var Receive_default =
  '.receive-code{align-self:center;width:288px;max-width:100%}.receive-address{text-align:center;overflow-wrap:anywhere;text-wrap:balance;font-variant-numeric:tabular-nums;-webkit-user-select:all;user-select:all;margin:0;padding:4px 8px;font-weight:500}.receive-copy{justify-content:center;display:flex}.receive-networks{flex-direction:column;gap:8px;display:flex}.receive-networks li{background:var(--lk-surface-2);border-radius:16px;align-items:center;gap:12px;min-height:56px;padding:8px;font-weight:500;display:flex}'
var receiveMessages = {
  'receive.title': 'Receive',
  'receive.qr': 'QR code of your address',
  'receive.address': 'Your address',
  'receive.copy': 'Copy address',
  'receive.copied': 'Copied',
  'receive.copyFailed': 'The address could not be copied',
  'receive.networks': 'Compatible networks',
  'receive.hint': 'Only send tokens of {name} to this address.',
  'receive.networksHint':
    'This address can receive tokens on these networks. Tokens that are sent on other networks may be lost.',
}
/** The networks on which the address of the account receives. */
function WalletCompatibleNetworksView() {
  useStyles(Receive_default)
  const t = useTranslate(receiveMessages)
  const { network: current, networks } = useNetwork()
  const compatible = networks.filter(({ chainNamespace }) => chainNamespace === current?.chainNamespace)
  return /* @__PURE__ */ jsxs(View, {
    title: t('receive.networks'),
    children: [
      /* @__PURE__ */ jsx(Text, {
        size: 'secondary',
        children: t('receive.networksHint'),
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'receive-networks',
        'aria-label': t('receive.networks'),
        children: compatible.map(network =>
          /* @__PURE__ */ jsx(
            'li',
            {
              'data-testid': modalTestIds.network(network.caipNetworkId),
              children: /* @__PURE__ */ jsx(CompatibleNetwork, { network }),
            },
            network.caipNetworkId,
          ),
        ),
      }),
    ],
  })
}
function CompatibleNetwork({ network }) {
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(NetworkLogo, { network }),
      /* @__PURE__ */ jsx('bdi', { children: network.name }),
    ],
  })
}
/** The whole address as a QR code and as text, and the networks that it is for. */
function WalletReceiveView() {
  useStyles(Receive_default)
  const t = useTranslate(receiveMessages)
  const { push } = useRouter()
  const announce = useAnnounce()
  const toast = useToast()
  const { address } = useAccount()
  const { network } = useNetwork()
  return /* @__PURE__ */ jsxs(View, {
    title: t('receive.title'),
    children: [
      address
        ? /* @__PURE__ */ jsxs(Fragment$1, {
            children: [
              /* @__PURE__ */ jsx(AddressCode, { address }),
              /* @__PURE__ */ jsx('p', {
                className: 'receive-address',
                dir: 'ltr',
                title: t('receive.address'),
                children: address,
              }),
              /* @__PURE__ */ jsx('div', {
                className: 'receive-copy',
                children: /* @__PURE__ */ jsx(CopyButton, {
                  value: address,
                  label: t('receive.copy'),
                  copiedLabel: t('receive.copied'),
                  testId: receiveTestIds.receiveCopy,
                  onCopied: () => announce(t('receive.copied')),
                  onFailed: () =>
                    toast.show({
                      variant: 'error',
                      message: t('receive.copyFailed'),
                    }),
                }),
              }),
            ],
          })
        : null,
      network
        ? /* @__PURE__ */ jsx(Text, {
            size: 'secondary',
            children: t('receive.hint', { name: network.name }),
          })
        : null,
      /* @__PURE__ */ jsx(Row, {
        label: t('receive.networks'),
        icon: /* @__PURE__ */ jsx('span', {
          className: 'row-tile',
          children: /* @__PURE__ */ jsx(GridIcon, {}),
        }),
        chevron: true,
        onClick: () => push('WalletCompatibleNetworks'),
      }),
    ],
  })
}
/** The code of the address. Loads the QR code module: few users who open their account need it. */
function AddressCode({ address }) {
  const t = useTranslate(receiveMessages)
  const { network } = useNetwork()
  const load = async () => (await import('./qrCode.BziqbriW.js').then(n => n.QrCode_exports)).QrCode
  const QrCode = useLazyComponent(true, load)
  const logo = useMemo(
    () =>
      network
        ? /* @__PURE__ */ jsx(NetworkLogo, {
            network,
            size: 48,
          })
        : void 0,
    [network],
  )
  return /* @__PURE__ */ jsx('div', {
    className: 'receive-code',
    children: QrCode
      ? /* @__PURE__ */ jsx(QrCode, {
          uri: address,
          label: t('receive.qr'),
          logo,
          testId: receiveTestIds.receiveQr,
        })
      : /* @__PURE__ */ jsx(Skeleton, { height: 288 }),
  })
}
var receiveParts_exports = /* @__PURE__ */ __exportAll({ receiveParts: () => receiveParts })
/** The views of the area, by name. */
var receiveParts = {
  WalletReceive: /*#__PURE__*/ ofFeature(
    'WalletReceive',
    {
      feature: 'receive',
      account: true,
    },
    WalletReceiveView,
  ),
  WalletCompatibleNetworks: /*#__PURE__*/ ofFeature(
    'WalletCompatibleNetworks',
    {
      feature: 'receive',
      account: true,
    },
    WalletCompatibleNetworksView,
  ),
}

export { receiveParts_exports }
