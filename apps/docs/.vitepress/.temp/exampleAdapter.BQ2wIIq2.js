import { useCallback, useEffect, useRef, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { t as exampleSheet } from './mountExample.DYbcGlZv.js'
import {
  S as getStore$1,
  T as isOpeningAtom,
  A as localeAtom,
  f as themeAtom,
  j as useAtomValue,
  M as useLatchkit,
} from './opener.DsbLlulK.js'
import { t as useNetwork } from './useNetwork.CY16bbDc.js'
import { t as useOptions } from './useOptions.DURxzMGV.js'
import {
  Yt as ButtonImage,
  Jt as buttonMessages,
  Kt as buttonStyle,
  m as buttonTestIds,
  qt as CapabilityNotSupportedError,
  r as createMockWallet,
  i as exampleAssets,
  V as getNetworkImageUrl,
  n as mockAdapter,
  Wt as PageButton,
  s as sign,
  Ut as UserRejectedError,
  Gt as useButtonText,
  t as withFee,
} from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/page/buttons/NetworkLabel.js
/**
 * The network where the user cannot choose another. Not a button: Tab skips a disabled button, and a disabled state
 * suggests that it can be pressed later.
 */
function NetworkLabel({ name, children }) {
  const theme = useAtomValue(themeAtom)
  const { locale, direction } = useAtomValue(localeAtom)
  const ref = useRef(null)
  const [isOwn, setOwn] = useState(false)
  useEffect(() => setOwn(ref.current?.style.length === 0), [])
  const style = buttonStyle(theme, 'neutral', {
    hovered: false,
    pressed: false,
    focused: false,
  })
  return /* @__PURE__ */ jsx(
    'span',
    {
      ref,
      role: 'img',
      'aria-label': name,
      lang: locale,
      dir: direction,
      style: {
        ...style,
        cursor: 'default',
        userSelect: 'auto',
      },
      'data-testid': buttonTestIds.networkButton,
      children,
    },
    isOwn ? 'own' : 'given',
  )
}
// ../../packages/react/dist/page/buttons/networkButtonMessages.js
var networkButtonMessages = {
  'button.selectNetwork': 'Select network',
  'button.network': 'Network {name}',
}
// ../../packages/react/dist/page/buttons/NetworkButton.js
/**
 * Shows the current network and opens the list of networks. With `networkSwitch: false` it is text instead of a button,
 * except on a network that the app does not list: there it opens the list to switch back.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * <NetworkButton />
 */
function NetworkButton() {
  const { network, caipNetworkId = '', isSupported } = useNetwork()
  const common = useButtonText(buttonMessages)
  const t = useButtonText(networkButtonMessages)
  const { client } = useLatchkit()
  const busy = useAtomValue(isOpeningAtom)
  const isFixed = useOptions().networkSwitch === false && isSupported
  const image = network && getNetworkImageUrl(client, { network })
  const icon = image ? /* @__PURE__ */ jsx(ButtonImage, { src: image }) : null
  if (isFixed) {
    const text = network?.name ?? caipNetworkId
    return /* @__PURE__ */ jsxs(NetworkLabel, {
      name: t('button.network', text),
      children: [icon, /* @__PURE__ */ jsx('span', { children: text })],
    })
  }
  return /* @__PURE__ */ jsxs(PageButton, {
    variant: 'neutral',
    testId: 'network-button',
    name: network && t('button.network', network.name),
    busy,
    opens: { view: isSupported ? 'Networks' : 'UnsupportedChain' },
    children: [
      icon,
      /* @__PURE__ */ jsx('span', {
        children: network?.name ?? (isSupported ? t('button.selectNetwork') : common('button.wrongNetwork')),
      }),
    ],
  })
}
// ../../packages/react/dist/page/hooks/useTheme.js
/**
 * The theme of the modal and the buttons.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { setMode } = useTheme()
 * setMode('dark')
 */
function useTheme() {
  const latchkit = useLatchkit()
  const { mode, variables } = useAtomValue(themeAtom)
  return {
    mode,
    variables,
    setMode: useCallback(next => setThemeMode(latchkit, next), [latchkit]),
    setVariables: useCallback(next => setThemeVariables(latchkit, next), [latchkit]),
  }
}
function setThemeMode(latchkit, mode) {
  getStore$1(latchkit).set(themeAtom, theme => ({
    ...theme,
    mode,
  }))
}
/** Replaces the tokens that an app overrides; those it does not name return to their defaults. */
function setThemeVariables(latchkit, variables) {
  getStore$1(latchkit).set(themeAtom, theme => ({
    ...theme,
    variables,
  }))
}
// examples/src/wallet/askPerson.ts
/**
 * The window of the example wallet: a dialog above the modal, in place of the window that an extension opens. Resolves when
 * the user approves.
 *
 * @throws UserRejectedError `rpc/user-rejected`, if the user declines or closes the window
 */
function askPerson({ wallet, text }) {
  const host = document.createElement('example-wallet')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [exampleSheet()]
  const dialog = create('dialog', {
    className: 'wallet',
    ariaLabel: wallet,
  })
  dialog.append(
    create('strong', { textContent: wallet }),
    create('p', { textContent: text }),
    create('p', {
      className: 'note',
      textContent: 'An example: it has no keys, and nothing of value.',
    }),
    answer('Decline', 'button'),
    answer('Approve', 'button primary'),
  )
  function answer(textContent, className) {
    const button = create('button', {
      type: 'button',
      className,
      textContent,
    })
    button.addEventListener('click', () => dialog.close(textContent))
    return button
  }
  shadow.append(dialog)
  document.body.append(host)
  dialog.showModal()
  return new Promise((resolve, reject) => {
    dialog.addEventListener('close', () => {
      host.remove()
      if (dialog.returnValue === 'Approve') resolve()
      else reject(new UserRejectedError())
    })
  })
}
function create(name, properties) {
  return Object.assign(document.createElement(name), properties)
}
// examples/src/wallet/exampleAdapter.ts
var namespace = 'eip155'
var wallet = (name, colour) => {
  const id = `com.example.${name.toLowerCase()}`
  return {
    id,
    rdns: id,
    namespace,
    name: `${name} Wallet`,
    type: 'injected',
    icon: sign(colour, name.charAt(0), 'square'),
  }
}
var connectors = [wallet('Harbor', '#0f766e'), wallet('Meadow', '#b45309')]
/**
 * The mock adapter with wallets that ask a person: two wallets without an extension, and an account without a chain. Its
 * signatures are real, by a key that this page made and forgets.
 */
function exampleAdapter() {
  const account = privateKeyToAccount(generatePrivateKey())
  const memory = createMockWallet({
    namespace,
    connectors,
    accounts: [account.address],
  })
  let text = ''
  let name = ''
  const mock = withFee(
    mockAdapter({
      namespace,
      assets: exampleAssets,
      wallet: {
        ...memory,
        ask: () =>
          askPerson({
            wallet: name,
            text,
          }),
      },
    }),
  )
  /** Runs what asks the wallet, with the text that its window shows. */
  function asks(question, run) {
    text = question
    return run()
  }
  async function request({ method, params }) {
    if (method !== 'personal_sign' || !Array.isArray(params))
      throw new CapabilityNotSupportedError({
        capability: method,
        namespace,
      })
    const message = String(params[0])
    await asks(`Sign this message? “${message}”`, () =>
      askPerson({
        wallet: name,
        text,
      }),
    )
    return account.signMessage({ message })
  }
  const { sendTransfer, switchNetwork } = mock
  if (!sendTransfer || !switchNetwork)
    throw new CapabilityNotSupportedError({
      capability: 'sendTransfer',
      namespace,
    })
  return {
    ...mock,
    connect(parameters) {
      name = connectors.find(({ id }) => id === parameters.connectorId)?.name ?? ''
      return asks('Connect to this page, and show it your account?', () => mock.connect(parameters))
    },
    switchNetwork: parameters =>
      asks(`Switch to ${parameters.network.name}?`, () => switchNetwork(parameters)),
    sendTransfer: parameters => asks(`Send tokens to ${parameters.to}?`, () => sendTransfer(parameters)),
    getProvider: async () => ({ request }),
  }
}

export { exampleAdapter as t, NetworkButton as r, useTheme as n }
