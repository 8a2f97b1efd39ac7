export { createSecureFrame } from '../createSecureFrame.js'
export { SecureFrameError, type SecureFrameErrorOptions } from '../SecureFrameError.js'
export type {
  CreateSecureFrameParameters,
  FrameEnvironment,
  FrameListeners,
  FrameLogger,
  FrameMessageEvent,
  FrameRequestOptions,
  FrameViolation,
  InsertedFrame,
  SecureFrameClient,
} from '../types.js'
