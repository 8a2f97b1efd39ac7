import { BaseError } from '@latchkit/core'

/** `useWalletList` cannot connect a row whose wallet is not available in this browser. */
export class WalletElsewhereError extends BaseError {
  override readonly name = 'WalletElsewhereError'
  constructor({ name, via }: { name: string; via: 'pairing' | 'install' }) {
    super(`${name} is not in this browser`, {
      code: 'react/wallet-elsewhere',
      metaMessages: [
        via === 'pairing'
          ? 'The row has `via: "pairing"`: render a component that shows the code or link of `usePairing({ wallet: row })`.'
          : 'The row has `via: "install"`: link to `row.installUrl`.',
      ],
    })
  }
}
