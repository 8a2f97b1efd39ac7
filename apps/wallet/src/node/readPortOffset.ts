import { WalletLaunchError } from './walletLaunchError.js'

/** What `LATCHKIT_PORT_OFFSET` adds to every fixed port. */
export function readPortOffset(text = ''): number {
  const offset = Number(text)
  if (text === '') return 0
  if (Number.isInteger(offset) && offset >= 0 && offset % 1000 === 0 && offset <= 50_000) return offset
  throw new WalletLaunchError(
    'wallet/bad-port-offset',
    `LATCHKIT_PORT_OFFSET is "${text}". It must be a multiple of 1000 from 0 to 50000. Set it to 1000, for example, or unset it.`,
  )
}
