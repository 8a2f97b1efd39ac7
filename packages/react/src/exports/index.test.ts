import { expect, it } from 'vitest'
import * as entry from './index.js'

it('names what the package offers', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "AccountButton",
      "ConnectButton",
      "LatchkitModal",
      "LatchkitProvider",
      "NetworkButton",
      "ProviderMissingError",
      "accentPresets",
      "createDomPlatform",
      "createLatchkit",
      "pushTransaction",
      "testIds",
      "useAccount",
      "useActiveNamespace",
      "useBalance",
      "useCallsStatus",
      "useCapabilities",
      "useConnect",
      "useConnections",
      "useConnectors",
      "useDisconnect",
      "useEvents",
      "useIdentity",
      "useLatchkit",
      "useLocale",
      "useModal",
      "useNames",
      "useNetwork",
      "useNfts",
      "useOnramp",
      "useSend",
      "useSendCalls",
      "useSiwx",
      "useSmartAccount",
      "useSwap",
      "useSwitchNetwork",
      "useTheme",
      "useTokenBalances",
      "useTransactions",
      "useWalletInfo",
    ]
  `)
})
