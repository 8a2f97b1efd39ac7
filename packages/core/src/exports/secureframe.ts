export { type EmailLogin, emailLoginAtom } from '../features/secureFrame/atoms.js'
export {
  type ConnectEmailParameters,
  type ConnectEmailReturnType,
  connectEmail,
  getRetryAfter,
} from '../features/secureFrame/connectEmail.js'
export {
  type ConnectFarcasterParameters,
  connectFarcaster,
} from '../features/secureFrame/connectFarcaster.js'
export { type ConnectSocialParameters, connectSocial } from '../features/secureFrame/connectSocial.js'
export { type EmailUpdate, emailUpdateAtom } from '../features/secureFrame/emailUpdate.js'
export {
  FrameError,
  type FrameErrorOptions,
  FrameLoginRequiredError,
  FrameRateLimitedError,
  FrameSignOutError,
  FrameUnavailableError,
} from '../features/secureFrame/errors.js'
export { frameConnector, frameConnectorId } from '../features/secureFrame/frameConnector.js'
export { type GetFarcasterUriReturnType, getFarcasterUri } from '../features/secureFrame/getFarcasterUri.js'
export {
  type GetSocialUriParameters,
  type GetSocialUriReturnType,
  getSocialUri,
} from '../features/secureFrame/getSocialUri.js'
export { canOpenApprovalPage, openApprovalPage } from '../features/secureFrame/openApprovalPage.js'
export { type OpenSocialPageParameters, openSocialPage } from '../features/secureFrame/openSocialPage.js'
export { openWalletPage } from '../features/secureFrame/openWalletPage.js'
export { prepareSecureFrame } from '../features/secureFrame/prepareSecureFrame.js'
export { signOut } from '../features/secureFrame/signOut.js'
export { type SocialReturn, socialReturnAtom } from '../features/secureFrame/socialReturn.js'
export type {
  CreateSecureFrameParameters,
  FrameLogin,
  FrameSession,
  FrameUser,
  SecureFrameClient,
  SecureFrameConfig,
  SecureFrameModule,
} from '../features/secureFrame/types.js'
export {
  type UpdateEmailParameters,
  type UpdateEmailReturnType,
  updateEmail,
} from '../features/secureFrame/updateEmail.js'
export {
  type UpdateEmailPrimaryOtpParameters,
  updateEmailPrimaryOtp,
} from '../features/secureFrame/updateEmailPrimaryOtp.js'
export {
  type UpdateEmailSecondaryOtpParameters,
  type UpdateEmailSecondaryOtpReturnType,
  updateEmailSecondaryOtp,
} from '../features/secureFrame/updateEmailSecondaryOtp.js'
export { type VerifyDeviceParameters, verifyDevice } from '../features/secureFrame/verifyDevice.js'
export { type VerifyOtpParameters, verifyOtp } from '../features/secureFrame/verifyOtp.js'
