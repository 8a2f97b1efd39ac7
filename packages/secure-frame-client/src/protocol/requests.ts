import * as z from 'zod/mini'
import {
  accountTypeSchema,
  addressSchema,
  chainIdSchema,
  emailSchema,
  numberSchema,
  otpSchema,
  socialProviderSchema,
  userSchema,
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
  /** `params` are checked by the schema of the method as well. */
  RPC_REQUEST: z.strictObject({
    method: z.string().check(z.minLength(1), z.maxLength(64)),
    params: z.optional(z.unknown()),
    chainId: z.optional(chainIdSchema),
    chainNamespace: z.optional(z.enum(['eip155', 'solana'])),
  }),
  RPC_ABORT: nothing,
  UPDATE_EMAIL: z.strictObject({ email: emailSchema }),
  UPDATE_EMAIL_PRIMARY_OTP: otp,
  UPDATE_EMAIL_SECONDARY_OTP: otp,
  SYNC_THEME: z.strictObject({
    themeMode: z.optional(z.enum(['light', 'dark'])),
    themeVariables: variables,
    w3mThemeVariables: variables,
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
  RELOAD: nothing,
} as const

/** Payloads of the answers. The one of RPC_REQUEST is checked by the schema of the method. */
export const answerPayloads = {
  SWITCH_NETWORK: chain,
  CONNECT_EMAIL: z.strictObject({
    action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
    number: z.optional(numberSchema),
  }),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: nothing,
  CONNECT_SOCIAL: userSchema,
  GET_SOCIAL_REDIRECT_URI: z.strictObject({
    uri: z.string().check(z.minLength(1)),
    number: z.optional(numberSchema),
  }),
  GET_FARCASTER_URI: z.strictObject({ url: z.string().check(z.minLength(1)) }),
  CONNECT_FARCASTER: z.strictObject({ userName: z.string() }),
  GET_USER: userSchema,
  SIGN_OUT: nothing,
  IS_CONNECTED: z.strictObject({ isConnected: z.boolean() }),
  GET_CHAIN_ID: chain,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: z.strictObject({ smartAccountEnabledNetworks: z.array(z.int()) }),
  INIT_SMART_ACCOUNT: z.strictObject({ address: addressSchema, isDeployed: z.boolean() }),
  SET_PREFERRED_ACCOUNT: z.strictObject({ type: accountTypeSchema, address: addressSchema }),
  RPC_REQUEST: z.unknown(),
  RPC_ABORT: nothing,
  UPDATE_EMAIL: z.strictObject({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  UPDATE_EMAIL_PRIMARY_OTP: nothing,
  UPDATE_EMAIL_SECONDARY_OTP: z.strictObject({ newEmail: emailSchema }),
  SYNC_THEME: nothing,
  SYNC_DAPP_DATA: nothing,
  RELOAD: nothing,
} as const satisfies { readonly [type in keyof typeof requestPayloads]: z.core.$ZodType }

/** The type of a request. Its answer has the type with `_SUCCESS` or `_ERROR` after it. */
export type FrameRequestType = keyof typeof requestPayloads

/** The payload of a request, as the page sends it. */
export type FrameRequestPayload<type extends FrameRequestType> = z.input<(typeof requestPayloads)[type]>

/** The payload of the answer to a request that worked. */
export type FrameAnswerPayload<type extends FrameRequestType> = z.output<(typeof answerPayloads)[type]>

/** A request as the frame reads it, its payload checked. */
export type FrameRequest = {
  readonly [type in FrameRequestType]: {
    readonly id: string
    readonly type: type
    readonly payload: z.output<(typeof requestPayloads)[type]>
  }
}[FrameRequestType]
