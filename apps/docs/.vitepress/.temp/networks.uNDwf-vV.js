import { useEffect, useRef, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { n as isError } from './BaseError.DWSHhfZu.js'
import { t as accountAtom, r as accountsAtom } from './client.ChoDqs0c.js'
import {
  n as Button,
  s as GridIcon,
  mt as getNamespaceName,
  c as Hero,
  f as LegalConsent,
  h as Row,
  g as RowList,
  y as Spinner,
  F as useAnnounce,
  I as useConsent,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  U as useViewParameters,
  tt as useWallets,
  b as View,
  w as WarningIcon,
} from './modal.Cy8uaE3n.js'
import { t as modalTestIds } from './modalTestIds.Bi-CnIdM.js'
import { t as networkTestIds } from './networkTestIds.B_4pulN8.js'
import { j as useAtomValue, M as useLatchkit } from './opener.DsbLlulK.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import {
  alertError,
  CardIcon,
  DevicesIcon,
  Facts,
  LogOutIcon,
  NetworkLogo,
  SearchField,
  useDisconnectWallets,
  useShownNetworks,
  useToast,
} from './shared.BOpXVrm5.js'
import { t as useNetwork } from './useNetwork.CY16bbDc.js'
import { t as useOptions } from './useOptions.DURxzMGV.js'
import { St as switchNetwork } from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/areas/networks.js
var networksMessages = {
  'networks.title': 'Choose network',
  'networks.list': 'Networks',
  'networks.search': 'Search networks',
  'networks.whatIs': 'What is a network?',
  'networks.none': 'No network by that name',
  'networks.testnet': 'Testnet',
  'networks.current': 'Connected',
  'networks.approve': 'Approve in your wallet',
  'networks.rejected': 'The switch was declined',
  'networks.failed': 'The network could not be switched',
  'networks.switched': 'Switched to {name}',
  'switchChain.title': 'Switch to {network}',
  'switchChain.heading': 'Connect {name} wallet',
  'switchChain.text': 'No {name} account is connected yet. Your other wallets stay connected.',
  'switchChain.continue': 'Continue with {wallet}',
  'switchChain.choose': 'Choose a wallet',
  'switchChain.chooseOther': 'Choose another wallet',
  'switchChain.gone': 'This network is no longer available',
  'switchChain.goneHint': 'Go back and choose another one.',
  'unsupported.title': 'Switch network',
  'unsupported.heading': 'Chain is not supported',
  'unsupported.text':
    'This app does not support the current network of your wallet. Choose one of these to continue.',
  'unsupported.disconnect': 'Disconnect',
  'whatIsNetwork.title': 'What is a network?',
  'whatIsNetwork.record': 'A shared record',
  'whatIsNetwork.recordText':
    'Many computers keep the same record of who owns what, and run the programs of apps. No single party owns it.',
  'whatIsNetwork.fees': 'Its own fees',
  'whatIsNetwork.feesText':
    'You pay a fee for each transaction, in the currency of the network. Fees and speed differ between networks.',
  'whatIsNetwork.separate': 'Separate from the others',
  'whatIsNetwork.separateText':
    'Assets on one network are not on another. Choose the network with the assets that you want to use.',
  'whatIsNetwork.choose': 'Choose network',
}
/**
 * Switches to a network, shows and announces the result, and returns the pending network. If the namespace of the
 * network does not have a wallet yet, while another namespace has, opens the view that connects a wallet. For views.
 */
function useChooseNetwork(onSwitched) {
  const t = useTranslate(networksMessages)
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { push } = useRouter()
  const announce = useAnnounce()
  const toast = useToast()
  const [pending, setPending] = useState()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  async function switchTo({ caipNetworkId, chainNamespace, name }) {
    const accounts = client.store.get(accountsAtom)
    if (Object.values(accounts).some(({ address }) => address) && !accounts[chainNamespace]?.address)
      return push('SwitchActiveChain', { caipNetworkId })
    setPending(caipNetworkId)
    announce(t('networks.approve'))
    try {
      await switchNetwork(client, { caipNetworkId })
      announce(t('networks.switched', { name }))
      if (isHere.current) onSwitched()
    } catch (error) {
      if (alertError(latchkit, error)) return
      const rejected = isError(error, 'rpc/user-rejected')
      if (isHere.current)
        toast.show({
          variant: 'error',
          message: t(rejected ? 'networks.rejected' : 'networks.failed'),
        })
    } finally {
      setPending(void 0)
    }
  }
  return {
    pending,
    switchTo,
  }
}
/** Networks to choose from. The row of the requested network shows a spinner; the others are disabled. */
function NetworkRows({ networks, label, onSwitched }) {
  const t = useTranslate(networksMessages)
  const { caipNetworkId, isSupported } = useNetwork()
  const { pending, switchTo } = useChooseNetwork(onSwitched)
  const isFixed = useOptions().networkSwitch === false && isSupported
  return /* @__PURE__ */ jsx(RowList, {
    label: label ?? t('networks.list'),
    children: networks.map(network =>
      /* @__PURE__ */ jsx(
        'li',
        {
          children: /* @__PURE__ */ jsx(NetworkRow, {
            network,
            isCurrent: isSupported && network.caipNetworkId === caipNetworkId,
            isPending: network.caipNetworkId === pending,
            disabled: isFixed || (pending !== void 0 && network.caipNetworkId !== pending),
            onClick: () => pending === void 0 && switchTo(network),
          }),
        },
        network.caipNetworkId,
      ),
    ),
  })
}
function NetworkRow({ network, isCurrent, isPending, disabled, onClick }) {
  const t = useTranslate(networksMessages)
  return /* @__PURE__ */ jsx(Row, {
    label: network.name,
    detail: isPending ? t('networks.approve') : network.testnet ? t('networks.testnet') : void 0,
    icon: /* @__PURE__ */ jsx(NetworkLogo, { network }),
    badge: isCurrent && !isPending ? t('networks.current') : void 0,
    end: isPending ? /* @__PURE__ */ jsx(Spinner, {}) : void 0,
    selected: isCurrent,
    disabled,
    testId: modalTestIds.network(network.caipNetworkId),
    onClick,
  })
}
var NetworksView_default =
  '.networks-group{flex-direction:column;gap:8px;display:flex}.networks-group+.networks-group{margin-top:8px}.networks-heading{color:var(--lk-text-2);margin:0 8px;font-size:13px;font-weight:500;line-height:18px}'
/** From this many networks on, a search is quicker than a look. */
var searchFrom = 8
/** Every network of the app, by namespace if it has several, with the current network marked. */
function NetworksView() {
  useStyles(NetworksView_default)
  const t = useTranslate(networksMessages)
  const groups = useShownNetworks()
  const { back, push } = useRouter()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const count = groups.reduce((sum, { networks }) => sum + networks.length, 0)
  const shown = groups.flatMap(({ namespace, networks }) => {
    const name = getNamespaceName(namespace)
    const matching =
      groups.length > 1 && name.toLowerCase().includes(wanted)
        ? networks
        : networks.filter(network => network.name.toLowerCase().includes(wanted))
    return matching.length > 0
      ? [
          {
            name,
            networks: matching,
          },
        ]
      : []
  })
  return /* @__PURE__ */ jsxs(View, {
    title: t('networks.title'),
    footer: /* @__PURE__ */ jsx(Button, {
      variant: 'plain',
      testId: networkTestIds.whatIsNetwork,
      onClick: () => push('WhatIsANetwork'),
      children: t('networks.whatIs'),
    }),
    children: [
      count >= searchFrom
        ? /* @__PURE__ */ jsx(SearchField, {
            label: t('networks.search'),
            value: query,
            onChange: setQuery,
            testId: networkTestIds.networkSearch,
          })
        : null,
      shown.length === 0 ? /* @__PURE__ */ jsx(Hero, { text: t('networks.none') }) : null,
      groups.length > 1
        ? shown.map(({ name, networks }) =>
            /* @__PURE__ */ jsxs(
              'div',
              {
                className: 'networks-group',
                children: [
                  /* @__PURE__ */ jsx('h2', {
                    className: 'networks-heading',
                    children: name,
                  }),
                  /* @__PURE__ */ jsx(NetworkRows, {
                    networks,
                    label: name,
                    onSwitched: back,
                  }),
                ],
              },
              name,
            ),
          )
        : shown.map(({ name, networks }) =>
            /* @__PURE__ */ jsx(
              NetworkRows,
              {
                networks,
                onSwitched: back,
              },
              name,
            ),
          ),
    ],
  })
}
/** A network of a namespace that has no wallet yet was chosen while another namespace has: connect a wallet, or go back. */
function SwitchActiveChainView() {
  const t = useTranslate(networksMessages)
  const { push } = useRouter()
  const { caipNetworkId } = useViewParameters('SwitchActiveChain')
  const network = useNetwork().networks.find(one => one.caipNetworkId === caipNetworkId)
  const { connector } = useAtomValue(accountAtom)
  const wallets = useWallets()
  const { locked } = useConsent()
  if (!network)
    return /* @__PURE__ */ jsx(View, {
      title: t('switchChain.gone'),
      children: /* @__PURE__ */ jsx(Hero, { text: t('switchChain.goneHint') }),
    })
  const namespace = network.chainNamespace
  const target = {
    namespace,
    caipNetworkId,
  }
  const same = wallets.find(
    ({ connectors }) =>
      connectors.some(one => one.id === connector?.id && one.namespace === connector.namespace) &&
      connectors.some(one => one.namespace === namespace && one.type !== 'walletconnect'),
  )
  const texts = {
    network: network.name,
    name: getNamespaceName(namespace),
  }
  return /* @__PURE__ */ jsxs(View, {
    title: t('switchChain.title', texts),
    children: [
      /* @__PURE__ */ jsx(LegalConsent, {}),
      /* @__PURE__ */ jsxs(Hero, {
        logo: /* @__PURE__ */ jsx(NetworkLogo, {
          network,
          size: 72,
        }),
        heading: t('switchChain.heading', texts),
        text: t('switchChain.text', texts),
        children: [
          same
            ? /* @__PURE__ */ jsx(Button, {
                variant: 'accent',
                disabled: locked,
                testId: modalTestIds.sameWallet,
                onClick: () =>
                  push('ConnectingExternal', {
                    ...target,
                    walletId: same.id,
                  }),
                children: t('switchChain.continue', { wallet: same.name }),
              })
            : null,
          /* @__PURE__ */ jsx(Button, {
            variant: same ? 'neutral' : 'accent',
            disabled: locked,
            testId: networkTestIds.chooseWallet,
            onClick: () => push('Connect', target),
            children: t(same ? 'switchChain.chooseOther' : 'switchChain.choose'),
          }),
        ],
      }),
    ],
  })
}
var stay = () => {}
/** The wallet is on a network that the app does not list. There are three ways out: switch, disconnect, close. */
function UnsupportedChainView() {
  const t = useTranslate(networksMessages)
  const { caipNetworkId } = useNetwork()
  const groups = useShownNetworks()
  const accounts = useAtomValue(accountsAtom)
  const networks = groups.flatMap(({ namespace, networks }) =>
    accounts[namespace]?.address || caipNetworkId?.startsWith(`${namespace}:`) ? networks : [],
  )
  const { pending, disconnectAll } = useDisconnectWallets()
  return /* @__PURE__ */ jsxs(View, {
    title: t('unsupported.title'),
    footer: /* @__PURE__ */ jsx(Button, {
      variant: 'negative',
      wide: true,
      icon: /* @__PURE__ */ jsx(LogOutIcon, {}),
      disabled: pending,
      testId: modalTestIds.disconnect,
      onClick: disconnectAll,
      children: t('unsupported.disconnect'),
    }),
    children: [
      /* @__PURE__ */ jsx(Hero, {
        icon: /* @__PURE__ */ jsx(WarningIcon, {}),
        heading: t('unsupported.heading'),
        text: t('unsupported.text'),
      }),
      /* @__PURE__ */ jsx(NetworkRows, {
        networks,
        onSwitched: stay,
      }),
    ],
  })
}
/** For users who have to choose a network: explains networks, and the effects of the choice. */
function WhatIsANetworkView() {
  const t = useTranslate(networksMessages)
  const { back, canGoBack, replace } = useRouter()
  const { isSupported } = useNetwork()
  const isFixed = useOptions().networkSwitch === false && isSupported
  const facts = [
    {
      icon: /* @__PURE__ */ jsx(DevicesIcon, {}),
      heading: t('whatIsNetwork.record'),
      text: t('whatIsNetwork.recordText'),
    },
    {
      icon: /* @__PURE__ */ jsx(CardIcon, {}),
      heading: t('whatIsNetwork.fees'),
      text: t('whatIsNetwork.feesText'),
    },
    {
      icon: /* @__PURE__ */ jsx(GridIcon, {}),
      heading: t('whatIsNetwork.separate'),
      text: t('whatIsNetwork.separateText'),
    },
  ]
  return /* @__PURE__ */ jsx(View, {
    title: t('whatIsNetwork.title'),
    footer: isFixed
      ? void 0
      : /* @__PURE__ */ jsx(Button, {
          variant: 'accent',
          wide: true,
          testId: networkTestIds.chooseNetwork,
          onClick: () => (canGoBack() ? back() : replace('Networks')),
          children: t('whatIsNetwork.choose'),
        }),
    children: /* @__PURE__ */ jsx(Facts, { facts }),
  })
}
var networksParts_exports = /* @__PURE__ */ __exportAll({ networksParts: () => networksParts })
/** The views of the area, by name. */
var networksParts = {
  Networks: NetworksView,
  WhatIsANetwork: WhatIsANetworkView,
  SwitchActiveChain: SwitchActiveChainView,
  UnsupportedChain: UnsupportedChainView,
}

export { networksParts_exports }
