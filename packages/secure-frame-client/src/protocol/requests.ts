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

/** Payloads of the page's requests. Unknown properties are rejected. */
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
  /** `token` is accepted and ignored. */
  IS_CONNECTED: z.optional(z.strictObject({ token: z.optional(z.string()) })),
  GET_CHAIN_ID: nothing,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: nothing,
  INIT_SMART_ACCOUNT: nothing,
  SET_PREFERRED_ACCOUNT: z.strictObject({ type: accountTypeSchema }),
  /** Reverts the account of the key to an account without code (EIP-7702), after the user approves. */
  DOWNGRADE_ACCOUNT: chain,
  /** The schema of the method also checks `params`. */
  RPC_REQUEST: z.strictObject({
    method: z.string().check(z.minLength(1), z.maxLength(64)),
    params: z.optional(z.unknown()),
    chainId: z.optional(chainIdSchema),
    chainNamespace: z.optional(z.enum(['eip155', 'solana'])),
    /** Paymaster service of a smart account (ERC-7677). Used where the parameters of the method do not name a paymaster. */
    paymasterService: z.optional(
      z.strictObject({ url: z.string(), context: z.optional(z.record(z.string(), z.unknown())) }),
    ),
  }),
  RPC_ABORT: nothing,
  /**
   * For a page that cannot reach the window of the approval, whose path has this id in its fragment: the frame passes the
   * approval to the window through the server. Answered when the window can take the approval. With `returnUrl`, a page in
   * the app's tab takes the approval and returns to that URL, which must have the page's origin.
   */
  APPROVAL_DETACHED: z.strictObject({
    id: idSchema,
    returnUrl: z.optional(z.string().check(z.maxLength(8192))),
  }),
  /**
   * Requests the answer to an approval that was passed on with a `returnUrl`, from a page that has reloaded since. `id` and
   * `secret` come from the fragment of the path. An approval without an answer ends, with 4001; an answer can be read again
   * for ten minutes.
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
    /** BCP 47 tag of the kit's language, for the frame, mails and the pages that complete a sign-in. */
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

/** The type of a request. The type of its answer adds `_SUCCESS` or `_ERROR`. */
export type FrameRequestType = keyof typeof requestPayloads

/** The payload of a request, as the page sends it. */
export type FrameRequestPayload<type extends FrameRequestType> = z.input<(typeof requestPayloads)[type]>

/** A request as the frame reads it, with its payload validated. */
export type FrameRequest = {
  readonly [type in FrameRequestType]: {
    readonly id: string
    readonly type: type
    readonly payload: z.output<(typeof requestPayloads)[type]>
  }
}[FrameRequestType]
