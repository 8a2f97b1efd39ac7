import {
  BaseMessageSignerWalletAdapter,
  type SupportedTransactionVersions,
  WalletConnectionError,
  type WalletName,
  WalletReadyState,
} from '@solana/wallet-adapter-base'
import { Keypair, type PublicKey, Transaction, type VersionedTransaction } from '@solana/web3.js'
import { createAnswers } from './createAnswers.js'
import { signWithKey } from './signWithKey.js'

export type WalletAdapterOptions = {
  readonly name: string
  readonly readyState?: 'Installed' | 'NotDetected' | undefined
  readonly versions?: SupportedTransactionVersions
}

/** An adapter as wallets publish them, on the ecosystem's own base class, with a real key. */
class TestWalletAdapter extends BaseMessageSignerWalletAdapter {
  // The base class has it; under this module resolution its types do not say so.
  declare readonly emit: (event: string, value?: unknown) => boolean
  readonly url = 'https://example.com'
  readonly icon = 'data:image/svg+xml;base64,PHN2Zy8+'
  readonly key = Keypair.generate()
  readonly answers = createAnswers()
  readonly supportedTransactionVersions: SupportedTransactionVersions
  readonly name: WalletName
  publicKey: PublicKey | null = null
  connecting = false
  readyState: WalletReadyState

  constructor({
    name,
    readyState = 'Installed',
    versions = new Set(['legacy', 0] as const),
  }: WalletAdapterOptions) {
    super()
    this.name = name as WalletName
    this.readyState = WalletReadyState[readyState]
    this.supportedTransactionVersions = versions
  }
  becomeReady() {
    this.readyState = WalletReadyState.Installed
    this.emit('readyStateChange', this.readyState)
  }
  async connect() {
    try {
      await this.answers.ask()
    } catch (error) {
      throw new WalletConnectionError('Could not connect', error)
    }
    this.publicKey = this.key.publicKey
    this.emit('connect', this.publicKey)
  }
  async disconnect() {
    this.publicKey = null
    this.emit('disconnect')
  }
  async signMessage(message: Uint8Array) {
    await this.answers.ask()
    return signWithKey(message, this.key)
  }
  async signTransaction<transaction extends Transaction | VersionedTransaction>(given: transaction) {
    await this.answers.ask()
    if (given instanceof Transaction) given.partialSign(this.key)
    else given.sign([this.key])
    return given
  }
}

export type TestAdapter = TestWalletAdapter

export const createWalletAdapter = (options: WalletAdapterOptions): TestAdapter =>
  new TestWalletAdapter(options)
