import { WalletConnectError } from './WalletConnectError.js'

/** The clock of this device is wrong, so the relay refuses its token (`walletconnect/clock-skew`). */
export class ClockSkewError extends WalletConnectError {
  override readonly name = 'ClockSkewError'
  constructor(parameters: { details?: string | undefined } = {}) {
    super('The clock of this device is wrong', {
      code: 'walletconnect/clock-skew',
      metaMessages: ['Set date and time of the device, then try again.'],
      ...parameters,
    })
  }
}
