import { AccountSettingsView } from './AccountSettingsView.js'
import { ConnectingFarcasterView } from './ConnectingFarcasterView.js'
import { ConnectingSocialView } from './ConnectingSocialView.js'
import { EmailVerifyDeviceView } from './EmailVerifyDeviceView.js'
import { EmailVerifyOtpView } from './EmailVerifyOtpView.js'
import { SmartAccountSettingsView } from './SmartAccountSettingsView.js'
import { UpdateEmailPrimaryOtpView } from './UpdateEmailPrimaryOtpView.js'
import { UpdateEmailSecondaryOtpView } from './UpdateEmailSecondaryOtpView.js'
import { UpdateEmailWalletView } from './UpdateEmailWalletView.js'
import { UpgradeEmailWalletView } from './UpgradeEmailWalletView.js'

/** The views of the area, by name. */
export const embeddedParts = {
  EmailVerifyDevice: EmailVerifyDeviceView,
  EmailVerifyOtp: EmailVerifyOtpView,
  ConnectingSocial: ConnectingSocialView,
  ConnectingFarcaster: ConnectingFarcasterView,
  UpdateEmailWallet: UpdateEmailWalletView,
  UpdateEmailPrimaryOtp: UpdateEmailPrimaryOtpView,
  UpdateEmailSecondaryOtp: UpdateEmailSecondaryOtpView,
  UpgradeEmailWallet: UpgradeEmailWalletView,
  AccountSettings: AccountSettingsView,
  SmartAccountSettings: SmartAccountSettingsView,
}
