export { createSecureFrame } from '../createSecureFrame.js'
export { SecureFrameError, type SecureFrameErrorOptions } from '../SecureFrameError.js'
export type {
  ApprovalPage,
  ApprovalWindow,
  CreateSecureFrameParameters,
  FrameEnvironment,
  FrameListeners,
  FrameLogger,
  FrameMessageEvent,
  FrameRequestOptions,
  FrameViolation,
  InsertedFrame,
  OpenedWindow,
  SecureFrameClient,
} from '../types.js'
