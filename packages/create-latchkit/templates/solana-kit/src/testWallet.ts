import { createSignableMessage, generateKeyPairSigner, getAddressEncoder } from '@solana/kit'

/** Registers a wallet with a new key, by the Wallet Standard. It approves everything and signs messages alone. */
export async function registerTestWallet(name: string): Promise<{ readonly address: string }> {
  const signer = await generateKeyPairSigner()
  const chains = ['solana:devnet'] as const
  const account = {
    address: signer.address,
    publicKey: new Uint8Array(getAddressEncoder().encode(signer.address)),
    chains,
    features: ['solana:signMessage', 'solana:signTransaction'],
  }
  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    chains,
    accounts: [account],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'standard:events': { version: '1.0.0', on: () => () => {} },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: async () => [],
      },
      'solana:signMessage': {
        version: '1.1.0',
        async signMessage({ message }: { readonly message: Uint8Array }) {
          const [signed] = await signer.signMessages([createSignableMessage(message)])
          return [{ signedMessage: message, signature: signed?.[signer.address] }]
        },
      },
    },
  }
  const register = (api: { register(one: unknown): void }) => api.register(wallet)
  window.addEventListener('wallet-standard:app-ready', event => register((event as CustomEvent).detail))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return signer
}
