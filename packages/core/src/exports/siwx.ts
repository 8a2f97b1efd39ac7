export { cancelSignIn } from '../features/siwx/cancelSignIn.js'
export { type CombineSiwxParameters, combineSiwx } from '../features/siwx/combineSiwx.js'
export { createPageSiwx } from '../features/siwx/createPageSiwx.js'
export {
  type CreateSiweParameters,
  type CreateSiweReturnType,
  createSiwe,
  type SiweBackend,
  type SiweSession,
} from '../features/siwx/createSiwe.js'
export {
  NoActiveCaipAddressError,
  NoActiveCaipNetworkError,
  NoConnectionClientError,
  NonceUnavailableError,
  NoSignInDomainError,
  SessionUnavailableError,
  SignInRefusedError,
  SignOutFailedError,
  SiwxNotEnabledError,
  VerificationFailedError,
} from '../features/siwx/errors.js'
export { getSessions } from '../features/siwx/getSessions.js'
export { createCaip122Message, parseCaip122Message } from '../features/siwx/message/caip122.js'
export { InvalidSiwxDataError, InvalidSiwxMessageError } from '../features/siwx/message/errors.js'
export { createSiweMessage, parseSiweMessage } from '../features/siwx/message/siwe.js'
export { createSiwsMessage, parseSiwsMessage } from '../features/siwx/message/siws.js'
export { createSiwxMessage, parseSiwxMessage } from '../features/siwx/message/siwx.js'
export type { SiwsMessageData } from '../features/siwx/message/types.js'
export {
  type CreateNextAuthClientParameters,
  createNextAuthClient,
  type NextAuthClient,
  type NextAuthSignIn,
} from '../features/siwx/nextAuth/createNextAuthClient.js'
export {
  type CreateNextAuthSiwxParameters,
  createNextAuthSiwx,
} from '../features/siwx/nextAuth/createNextAuthSiwx.js'
export {
  ClientFetchError,
  ClientSessionError,
  UnknownProviderError,
} from '../features/siwx/nextAuth/errors.js'
export { requestSignIn } from '../features/siwx/requestSignIn.js'
export { type SignInErrorType, signIn } from '../features/siwx/signIn.js'
export { type SignOutParameters, signOut } from '../features/siwx/signOut.js'
export { type SignIn, type SignInPrompt, siwxAtom } from '../features/siwx/start/atoms.js'
export type {
  SignedIn,
  SignInRequest,
  SiwxAccountParameters,
  SiwxAdapter,
  SiwxConfig,
  SiwxMessageData,
  SiwxMessageParams,
  SiwxSession,
  SiwxStatus,
  SiwxStorage,
  SiwxVerifier,
} from '../features/siwx/types.js'
export type {
  SiwxExpectation,
  SiwxRefusalReason,
  SiwxRpcRequest,
  SiwxVerification,
  VerifySiwxSessionParameters,
  VerifySiwxSignatureParameters,
} from '../features/siwx/verify/types.js'
export { verifySiwxSession } from '../features/siwx/verify/verifySiwxSession.js'
export { verifySiwxSignature } from '../features/siwx/verify/verifySiwxSignature.js'
