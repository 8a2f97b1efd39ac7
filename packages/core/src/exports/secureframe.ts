export { type EmailLogin, emailLoginAtom } from '../features/embedded/atoms.js'
export { type ConnectSocialParameters, connectSocial } from '../features/embedded/connectSocial.js'
export {
  type UpdateEmailParameters,
  type UpdateEmailReturnType,
  updateEmail,
} from '../features/embedded/email/updateEmail.js'
export {
  type UpdateEmailPrimaryOtpParameters,
  updateEmailPrimaryOtp,
} from '../features/embedded/email/updateEmailPrimaryOtp.js'
export {
  type UpdateEmailSecondaryOtpParameters,
  type UpdateEmailSecondaryOtpReturnType,
  updateEmailSecondaryOtp,
} from '../features/embedded/email/updateEmailSecondaryOtp.js'
export { type EmailUpdate, emailUpdateAtom } from '../features/embedded/emailUpdate.js'
export {
  FrameError,
  type FrameErrorOptions,
  FrameLoginRequiredError,
  FrameRateLimitedError,
  FrameSignOutError,
  FrameUnavailableError,
} from '../features/embedded/errors.js'
export { frameConnector, frameConnectorId } from '../features/embedded/frameConnector.js'
export {
  type ConnectEmailParameters,
  type ConnectEmailReturnType,
  connectEmail,
  getRetryAfter,
} from '../features/embedded/login/connectEmail.js'
export {
  type ConnectFarcasterParameters,
  connectFarcaster,
} from '../features/embedded/login/connectFarcaster.js'
export {
  type GetFarcasterUriReturnType,
  getFarcasterUri,
} from '../features/embedded/login/getFarcasterUri.js'
export {
  type GetSocialUriParameters,
  type GetSocialUriReturnType,
  getSocialUri,
} from '../features/embedded/login/getSocialUri.js'
export { type VerifyDeviceParameters, verifyDevice } from '../features/embedded/login/verifyDevice.js'
export { type VerifyOtpParameters, verifyOtp } from '../features/embedded/login/verifyOtp.js'
export { canOpenApprovalPage, openApprovalPage } from '../features/embedded/openApprovalPage.js'
export { type OpenSocialPageParameters, openSocialPage } from '../features/embedded/openSocialPage.js'
export { openWalletPage } from '../features/embedded/openWalletPage.js'
export { prepareSecureFrame } from '../features/embedded/prepareSecureFrame.js'
export { signOut } from '../features/embedded/signOut.js'
export { type SocialReturn, socialReturnAtom } from '../features/embedded/start/socialReturn.js'
export type {
  CreateSecureFrameParameters,
  FrameLogin,
  FrameSession,
  FrameUser,
  SecureFrameClient,
  SecureFrameConfig,
  SecureFrameModule,
} from '../features/embedded/types.js'
