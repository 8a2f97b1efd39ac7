/** API of a page, as `window.benchDapp`, for measurements; each WalletConnect client brings its own. */
export type BenchDapp = {
  /** Makes a client; loads what that needs. */
  open(relayUrl: string): Promise<void>
  /** Milliseconds since the epoch, by the page's own clock, when the wallet's session was there. */
  settled: Promise<number>
  /** Proposes a session and resolves with its pairing URI. */
  propose(): Promise<string>
  /** Asks for a signature of a hexadecimal message. */
  sign(message: string): Promise<string>
}

export const chainId = 'eip155:1'
export const optionalNamespaces = {
  eip155: {
    chains: [chainId],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged'],
  },
}
export const metadata = {
  name: 'Bench',
  description: 'Measures',
  url: 'https://bench.example',
  icons: ['https://bench.example/icon.png'],
}

/** Milliseconds since the epoch, finer than `Date.now()`. */
export const now = () => performance.timeOrigin + performance.now()
