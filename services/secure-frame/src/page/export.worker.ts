import { combineShares, openEntropy } from '@latchkit/secure-protocol/formats/openEntropy'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { SealedWallet } from '../wallet/signerMessages.js'

/** Rebuilds the words of a wallet. It has no network, does this once and ends. */
self.onmessage = async ({ data: { shares, of, blob } }: MessageEvent<SealedWallet>) => {
  const walletKey = await combineShares([shares[0], shares[1]])
  const entropy = await openEntropy(of, blob, walletKey)
  walletKey.fill(0)
  self.postMessage(entropyToMnemonic(entropy, wordlist))
  entropy.fill(0)
  self.close()
}
