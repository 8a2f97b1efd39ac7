export type {
  SignedIn,
  SignInRequest,
  SiwxAdapter,
  SiwxConfig,
  SiwxMessageData,
  SiwxSession,
  SiwxStatus,
} from '../siwx/types.js'
