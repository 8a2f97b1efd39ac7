import { ConnectingFarcasterView } from './ConnectingFarcasterView.js'
import { ConnectingSocialView } from './ConnectingSocialView.js'
import { EmailVerifyDeviceView } from './EmailVerifyDeviceView.js'
import { EmailVerifyOtpView } from './EmailVerifyOtpView.js'

/** The views of the area, by name. */
export const embeddedParts = {
  EmailVerifyDevice: EmailVerifyDeviceView,
  EmailVerifyOtp: EmailVerifyOtpView,
  ConnectingSocial: ConnectingSocialView,
  ConnectingFarcaster: ConnectingFarcasterView,
}
