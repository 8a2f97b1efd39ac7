export { answerPayloads, type FrameAnswerPayload } from '../protocol/answers.js'
export {
  errorSchema,
  type FrameErrorCode,
  type FrameErrorPayload,
  frameErrorCodes,
  rpcCodes,
} from '../protocol/errors.js'
export {
  eventPayloads,
  type FrameEvent,
  type FrameEventType,
  initSuccessSchema,
  type ReadyPayload,
  readySchema,
} from '../protocol/events.js'
export type { FrameAccountType, FrameSocialProvider, FrameUser } from '../protocol/fields.js'
export { type InitPayload, initSchema } from '../protocol/init.js'
export { toIssueText } from '../protocol/issueText.js'
export { isWithinLimits } from '../protocol/isWithinLimits.js'
export { type FrameLane, frameLanes, getFrameLane } from '../protocol/lanes.js'
export { defaultSdkVersion, frameTimeouts, frameVersion, limits } from '../protocol/limits.js'
export {
  getMethodPolicy,
  type MethodPolicy,
  notSafeMethods,
  refusedMethods,
  safeMethods,
} from '../protocol/methods.js'
export { type ParsedAnswer, type ParsedMessage, parseAnswer, parseMessage } from '../protocol/parseAnswer.js'
export { type ParsedRequest, parseRequest } from '../protocol/parseRequest.js'
export {
  type FrameRequest,
  type FrameRequestPayload,
  type FrameRequestType,
  requestPayloads,
} from '../protocol/requests.js'
export { getParamsSchema, preflightCommitments } from '../protocol/rpcParams.js'
export { getResultSchema } from '../protocol/rpcResults.js'
