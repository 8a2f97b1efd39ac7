export { type SignIn, type SignInPrompt, siwxAtom } from '../siwx/atoms.js'
export { cancelSignIn } from '../siwx/cancelSignIn.js'
export { createPageSiwx } from '../siwx/createPageSiwx.js'
export {
  NoActiveCaipAddressError,
  NoActiveCaipNetworkError,
  NoConnectionClientError,
  NonceUnavailableError,
  NoSignInDomainError,
  SessionUnavailableError,
  SignInRefusedError,
  SiwxNotEnabledError,
  VerificationFailedError,
} from '../siwx/errors.js'
export { getSessions } from '../siwx/getSessions.js'
export { createCaip122Message } from '../siwx/message/createCaip122Message.js'
export { createSiweMessage } from '../siwx/message/createSiweMessage.js'
export { createSiwsMessage } from '../siwx/message/createSiwsMessage.js'
export { createSiwxMessage } from '../siwx/message/createSiwxMessage.js'
export { InvalidSiwxDataError, InvalidSiwxMessageError } from '../siwx/message/errors.js'
export { parseCaip122Message } from '../siwx/message/parseCaip122Message.js'
export { parseSiweMessage } from '../siwx/message/parseSiweMessage.js'
export { parseSiwsMessage } from '../siwx/message/parseSiwsMessage.js'
export { parseSiwxMessage } from '../siwx/message/parseSiwxMessage.js'
export type { SiwsMessageData } from '../siwx/message/types.js'
export {
  type CreateNextAuthClientParameters,
  createNextAuthClient,
  type NextAuthClient,
  type NextAuthSignIn,
} from '../siwx/nextAuth/createNextAuthClient.js'
export { type CreateNextAuthSiwxParameters, createNextAuthSiwx } from '../siwx/nextAuth/createNextAuthSiwx.js'
export { ClientFetchError, ClientSessionError, UnknownProviderError } from '../siwx/nextAuth/errors.js'
export { requestSignIn } from '../siwx/requestSignIn.js'
export { type SignInErrorType, signIn } from '../siwx/signIn.js'
export { type SignOutParameters, signOut } from '../siwx/signOut.js'
export type {
  SignedIn,
  SignInRequest,
  SiwxAdapter,
  SiwxConfig,
  SiwxMessageData,
  SiwxSession,
  SiwxStatus,
} from '../siwx/types.js'
export type {
  SiwxExpectation,
  SiwxRefusalReason,
  SiwxRpcRequest,
  SiwxVerification,
  VerifySiwxSessionParameters,
  VerifySiwxSignatureParameters,
} from '../siwx/verify/types.js'
export { verifySiwxSession } from '../siwx/verify/verifySiwxSession.js'
export { verifySiwxSignature } from '../siwx/verify/verifySiwxSignature.js'
