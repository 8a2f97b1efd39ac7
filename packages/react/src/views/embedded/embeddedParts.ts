import { EmailLoginView } from './EmailLoginView.js'
import { EmailVerifyDeviceView } from './EmailVerifyDeviceView.js'
import { EmailVerifyOtpView } from './EmailVerifyOtpView.js'

/** The views of the area, by name. */
export const embeddedParts = {
  EmailLogin: EmailLoginView,
  EmailVerifyDevice: EmailVerifyDeviceView,
  EmailVerifyOtp: EmailVerifyOtpView,
}
