import {
  type WalletError,
  WalletSignInError,
  WalletSignMessageError,
  WalletSignTransactionError,
} from '@solana/wallet-adapter-base'
import type { Transaction, VersionedTransaction } from '@solana/web3.js'
import type { SolanaProvider } from '../types.js'
import { reviveTransaction, serializeTransaction } from '../web3js/serializeTransaction.js'
import { toSignInOutput } from './toSignInOutput.js'
import { toWalletError } from './toWalletError.js'
import type { SigningMethods } from './types.js'

type CreateSigningParameters = {
  readonly provider: SolanaProvider
  /** Returns the shown network as the Wallet Standard names it. */
  readonly readChain: () => `solana:${string}`
  /** Calls the listeners, and returns the error. */
  report(error: WalletError): WalletError
}

/** Creates the methods of a connected wallet that sign. What the wallet cannot is undefined. */
export function createSigning({ provider, readChain, report }: CreateSigningParameters): SigningMethods {
  async function run<value>(
    OfMethod: Parameters<typeof toWalletError>[1],
    request: () => Promise<value>,
  ): Promise<value> {
    try {
      return await request()
    } catch (error) {
      throw report(toWalletError(error, OfMethod))
    }
  }

  const signAllTransactions = <transaction extends Transaction | VersionedTransaction>(
    given: readonly transaction[],
  ): Promise<transaction[]> =>
    run(WalletSignTransactionError, async () => {
      const signed = await provider.signAllTransactions(given.map(serializeTransaction))
      return given.map((one, index) => reviveTransaction(signed[index] ?? new Uint8Array(), one))
    })

  async function signTransaction<transaction extends Transaction | VersionedTransaction>(
    given: transaction,
  ): Promise<transaction> {
    const [signed = given] = await signAllTransactions([given])
    return signed
  }

  const signMessage = (message: Uint8Array): Promise<Uint8Array> =>
    run(WalletSignMessageError, () => provider.signMessage(message))

  const signIn: SigningMethods['signIn'] = input =>
    run(WalletSignInError, async () =>
      toSignInOutput(await provider.signIn(input), { provider, chain: readChain() }),
    )

  const canSign = provider.supports('signTransaction')
  return {
    signTransaction: canSign ? signTransaction : undefined,
    signAllTransactions: canSign ? signAllTransactions : undefined,
    signMessage: provider.supports('signMessage') ? signMessage : undefined,
    signIn: provider.supports('signIn') ? signIn : undefined,
  }
}
