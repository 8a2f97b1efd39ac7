import { useEffect, useState } from 'react'
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime'
import { n as isError } from './BaseError.DWSHhfZu.js'
import { r as accountsAtom, i as activeNamespaceAtom, p as createMemoryStorage } from './client.ChoDqs0c.js'
import { t as exampleAdapter, r as NetworkButton, n as useTheme } from './exampleAdapter.BQ2wIIq2.js'
import { D as modalStateAtom, j as useAtomValue, M as useLatchkit } from './opener.DsbLlulK.js'
import { t as optimism } from './optimism.Rld3p8RS.js'
import { t as useNetwork } from './useNetwork.CY16bbDc.js'
import {
  v as base,
  qt as CapabilityNotSupportedError,
  g as ConnectButton,
  l as createLatchkit,
  c as LatchkitProvider,
  _ as mainnet,
  w as useAccount,
} from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/page/hooks/useModal.js
/**
 * Opens and closes the modal, and returns its state.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { open } = useModal()
 * <button onClick={() => open({ view: 'Networks' })}>Networks</button>
 */
function useModal() {
  const { open, close } = useLatchkit().modal
  return {
    open,
    close,
    state: useAtomValue(modalStateAtom),
  }
}
// ../../packages/react/dist/page/hooks/useProvider.js
/**
 * The provider of a namespace's connected wallet: EIP-1193 on eip155, the return value of the adapter's `getProvider`
 * elsewhere.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { provider } = useProvider('eip155')
 * await provider?.request({ method: 'eth_chainId' })
 */
function useProvider(namespace) {
  const { client } = useLatchkit()
  const active = useAtomValue(activeNamespaceAtom)
  const accounts = useAtomValue(accountsAtom)
  const [answer, setAnswer] = useState()
  const wanted = namespace ?? active
  const account = wanted && accounts[wanted]
  const connector = account?.isConnected ? account.connector : void 0
  useEffect(() => {
    if (!connector) {
      setAnswer(void 0)
      return
    }
    const { id, namespace } = connector
    let isWanted = true
    const settle = result => {
      if (isWanted)
        setAnswer({
          of: `${namespace}:${id}`,
          ...result,
        })
    }
    const adapter = client.adapters.find(one => one.namespace === namespace)
    if (adapter?.getProvider)
      adapter.getProvider({ connectorId: id }).then(
        provider => settle({ provider }),
        error => settle({ error }),
      )
    else
      settle({
        error: new CapabilityNotSupportedError({
          capability: 'getProvider',
          namespace,
        }),
      })
    return () => {
      isWanted = false
    }
  }, [client, connector])
  const known = connector && answer?.of === `${connector.namespace}:${connector.id}` ? answer : void 0
  return {
    provider: known?.provider,
    providerType: connector?.type,
    isPending: connector !== void 0 && !known,
    error: known?.error ?? null,
  }
}
// examples/src/page/usePageTheme.ts
/** Shows the kit in the theme of the page, which a switch of the site may change. */
function usePageTheme() {
  const { setMode } = useTheme()
  useEffect(() => {
    const follow = () => setMode(readTheme())
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(document.documentElement, { attributes: true })
    return () => observer.disconnect()
  }, [setMode])
}
function readTheme() {
  const { colorScheme } = getComputedStyle(document.documentElement)
  if (colorScheme === 'dark') return 'dark'
  return colorScheme.includes('dark') ? 'system' : 'light'
}
// examples/src/live/Connect.tsx
function Connect() {
  const { address, isConnected } = useAccount()
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(ConnectButton, {}),
      /* @__PURE__ */ jsx('p', {
        role: 'status',
        children: isConnected ? `Connected: ${address}` : 'No wallet is connected.',
      }),
    ],
  })
}
// examples/src/live/latchkit.ts
/** In your app the adapter is `wagmiAdapter()`, and the wallets are those of the user. The rest is the same. */
var latchkit = createLatchkit({
  metadata: { name: 'Latchkit docs' },
  networks: [mainnet, base, optimism],
  adapters: [exampleAdapter()],
  storage: createMemoryStorage(),
})
// examples/src/live/Send.tsx
var to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
function Send() {
  const { isConnected } = useAccount()
  const { open } = useModal()
  if (!isConnected) return /* @__PURE__ */ jsx(ConnectButton, {})
  return /* @__PURE__ */ jsx('button', {
    type: 'button',
    className: 'button',
    onClick: () =>
      open({
        view: 'WalletSend',
        arguments: {
          amount: '0.05',
          to,
        },
      }),
    children: 'Send 0.05 ETH',
  })
}
// examples/src/live/SignMessage.tsx
var message = 'I agree to the terms of Example Store.'
function SignMessage() {
  const { address } = useAccount({ namespace: 'eip155' })
  const { provider } = useProvider('eip155')
  const [result, setResult] = useState('')
  if (!provider) return /* @__PURE__ */ jsx(ConnectButton, {})
  async function sign() {
    setResult('Waiting for the wallet…')
    try {
      const signature = await provider?.request({
        method: 'personal_sign',
        params: [message, address],
      })
      setResult(`Signature: ${signature}`)
    } catch (error) {
      setResult(isError(error, 'rpc/user-rejected') ? 'You declined in the wallet.' : `${error}`)
    }
  }
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('button', {
        type: 'button',
        className: 'button',
        onClick: sign,
        children: 'Sign a message',
      }),
      /* @__PURE__ */ jsx('p', {
        role: 'status',
        children: result,
      }),
    ],
  })
}
// examples/src/live/SwitchNetwork.tsx
function SwitchNetwork() {
  const { network, switchNetwork } = useNetwork()
  const { error, isPending } = switchNetwork
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(NetworkButton, {}),
      /* @__PURE__ */ jsx('button', {
        type: 'button',
        className: 'button',
        disabled: isPending || network?.id === base.id,
        onClick: () => switchNetwork(base).catch(() => {}),
        children: 'Switch to Base',
      }),
      /* @__PURE__ */ jsx('p', {
        role: 'status',
        children: isError(error, 'rpc/user-rejected')
          ? 'You declined in the wallet.'
          : `Network: ${network?.name}`,
      }),
    ],
  })
}
// examples/src/live/liveExamples.tsx
/** The examples of the kit in the site. All have the same client: a wallet that is connected in one is in all. */
var liveExamples = {
  connect: live(Connect),
  signMessage: live(SignMessage),
  switchNetwork: live(SwitchNetwork),
  send: live(Send),
}
function live(Example) {
  function Live() {
    usePageTheme()
    return /* @__PURE__ */ jsx('div', {
      className: 'live',
      children: /* @__PURE__ */ jsx(Example, {}),
    })
  }
  return () =>
    /* @__PURE__ */ jsx(LatchkitProvider, {
      latchkit,
      children: /* @__PURE__ */ jsx(Live, {}),
    })
}

export { liveExamples }
