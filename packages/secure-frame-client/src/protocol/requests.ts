import * as z from 'zod/mini'
import {
  accountTypeSchema,
  chainIdSchema,
  emailSchema,
  idSchema,
  otpSchema,
  socialProviderSchema,
} from './fields.js'
import { defaultSdkVersion } from './limits.js'

const nothing = z.undefined()
const chain = z.strictObject({ chainId: chainIdSchema })
const otp = z.strictObject({ otp: otpSchema })
const variables = z.optional(z.record(z.string(), z.union([z.string(), z.number()])))

/** Payloads of the requests of the page. Unknown properties are refused. */
export const requestPayloads = {
  SWITCH_NETWORK: chain,
  CONNECT_EMAIL: z.strictObject({ email: emailSchema }),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: otp,
  CONNECT_SOCIAL: z.strictObject({
    uri: z.string().check(z.minLength(1)),
    preferredAccountType: z.optional(accountTypeSchema),
    chainId: z.optional(chainIdSchema),
  }),
  GET_SOCIAL_REDIRECT_URI: z.strictObject({ provider: socialProviderSchema }),
  GET_FARCASTER_URI: nothing,
  CONNECT_FARCASTER: nothing,
  GET_USER: z.optional(
    z.strictObject({
      chainId: z.optional(chainIdSchema),
      preferredAccountType: z.optional(accountTypeSchema),
    }),
  ),
  SIGN_OUT: nothing,
  /** `token` is taken and ignored. */
  IS_CONNECTED: z.optional(z.strictObject({ token: z.optional(z.string()) })),
  GET_CHAIN_ID: nothing,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: nothing,
  INIT_SMART_ACCOUNT: nothing,
  SET_PREFERRED_ACCOUNT: z.strictObject({ type: accountTypeSchema }),
  /** Turns the account of the key back to one without code (EIP-7702), once the user approved. */
  DOWNGRADE_ACCOUNT: chain,
  /** `params` are checked by the schema of the method as well. */
  RPC_REQUEST: z.strictObject({
    method: z.string().check(z.minLength(1), z.maxLength(64)),
    params: z.optional(z.unknown()),
    chainId: z.optional(chainIdSchema),
    chainNamespace: z.optional(z.enum(['eip155', 'solana'])),
    /** Who is to pay the fee of a smart account (ERC-7677), where the method's own parameters name nobody. */
    paymasterService: z.optional(
      z.strictObject({ url: z.string(), context: z.optional(z.record(z.string(), z.unknown())) }),
    ),
  }),
  RPC_ABORT: nothing,
  /**
   * The page cannot reach the approval's window, whose path has this id in its fragment: the frame hands the approval to it
   * through the server. Answered once the window can take the approval. With `returnUrl` a page in the app's own tab takes it
   * and returns there; the URL has to be of the page's origin.
   */
  APPROVAL_DETACHED: z.strictObject({
    id: idSchema,
    returnUrl: z.optional(z.string().check(z.maxLength(8192))),
  }),
  /**
   * Asks for the answer to an approval that was handed over with a `returnUrl`, by a page that was loaded again meanwhile.
   * `id` and `secret` are those of the path's fragment. An approval without an answer ends, with 4001; an answer can be read
   * again, ten minutes long.
   */
  APPROVAL_RETURNED: z.strictObject({
    id: idSchema,
    secret: z.string().check(z.regex(/^[\w-]{43}$/)),
    method: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  UPDATE_EMAIL: z.strictObject({ email: emailSchema }),
  UPDATE_EMAIL_PRIMARY_OTP: otp,
  UPDATE_EMAIL_SECONDARY_OTP: otp,
  SYNC_THEME: z.strictObject({
    themeMode: z.optional(z.enum(['light', 'dark'])),
    themeVariables: variables,
    w3mThemeVariables: variables,
    /** BCP 47 tag of the kit's language, for the frame, mails and the pages that end a sign-in. */
    locale: z.optional(z.string()),
  }),
  SYNC_DAPP_DATA: z.strictObject({
    metadata: z.optional(
      z.strictObject({
        name: z.string(),
        description: z.optional(z.string()),
        url: z.optional(z.string()),
        icons: z.optional(z.array(z.string())),
      }),
    ),
    sdkVersion: z._default(z.string(), defaultSdkVersion),
    sdkType: z.optional(z.string()),
    projectId: z.string().check(z.minLength(1)),
  }),
  /** Shows a button that opens the wallet page of the site in a window. */
  OPEN_WALLET: nothing,
  RELOAD: nothing,
} as const

/** The type of a request. Its answer has `_SUCCESS` or `_ERROR` after it. */
export type FrameRequestType = keyof typeof requestPayloads

/** The payload of a request, as the page sends it. */
export type FrameRequestPayload<type extends FrameRequestType> = z.input<(typeof requestPayloads)[type]>

/** A request as the frame reads it, its payload checked. */
export type FrameRequest = {
  readonly [type in FrameRequestType]: {
    readonly id: string
    readonly type: type
    readonly payload: z.output<(typeof requestPayloads)[type]>
  }
}[FrameRequestType]
