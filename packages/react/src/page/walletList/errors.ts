import { BaseError } from '@latchkit/core'

/**
 * `useWalletList` cannot connect a row whose wallet is not available in this browser.
 *
 * @error react/wallet-elsewhere
 * @why `connect(row)` of `useWalletList` was called with a row whose `via` is `pairing` or `install`. There is nothing
 * in this browser that could be asked. The message says which of the two it is.
 * @solution Call `connect(row)` for rows with `via: 'request'`. For `pairing` render a component with `usePairing({
 * wallet: row })`, for `install` link to `row.installUrl`: [your own modal](/guides/custom-modal.md#the-list).
 */
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
