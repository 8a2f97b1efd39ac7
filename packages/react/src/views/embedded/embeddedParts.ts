import { ConnectingSocialView } from './ConnectingSocialView.js'
import { ConnectSocialsView } from './ConnectSocialsView.js'
import { EmailLoginView } from './EmailLoginView.js'
import { EmailVerifyDeviceView } from './EmailVerifyDeviceView.js'
import { EmailVerifyOtpView } from './EmailVerifyOtpView.js'

/** The views of the area, by name. */
export const embeddedParts = {
  EmailLogin: EmailLoginView,
  EmailVerifyDevice: EmailVerifyDeviceView,
  EmailVerifyOtp: EmailVerifyOtpView,
  ConnectSocials: ConnectSocialsView,
  ConnectingSocial: ConnectingSocialView,
}
