import { expect, it } from 'vitest'
import * as entry from './wallets.js'

it('names what the entry offers', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "Avatar",
      "NetworkIcon",
      "QrImage",
      "WalletButton",
      "WalletElsewhereError",
      "useNetworkIcon",
      "usePairing",
      "useWalletButton",
      "useWalletIcon",
      "useWalletList",
    ]
  `)
})
