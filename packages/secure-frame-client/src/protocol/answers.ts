import * as z from 'zod/mini'
import {
  accountTypeSchema,
  addressSchema,
  chainIdSchema,
  codeDigitsSchema,
  emailSchema,
  numberSchema,
  userSchema,
} from './fields.js'
import type { FrameRequestType } from './requests.js'

const nothing = z.undefined()
const chain = z.strictObject({ chainId: chainIdSchema })

/** Payloads of the answers. The schema of the method checks those of RPC_REQUEST and APPROVAL_RETURNED. */
export const answerPayloads = {
  SWITCH_NETWORK: chain,
  CONNECT_EMAIL: z.strictObject({
    action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
    number: z.optional(numberSchema),
    codeDigits: z.optional(codeDigitsSchema),
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
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: z.strictObject({ smartAccountEnabledNetworks: z.array(z.number()) }),
  INIT_SMART_ACCOUNT: z.strictObject({ address: addressSchema, isDeployed: z.boolean() }),
  SET_PREFERRED_ACCOUNT: z.strictObject({ type: accountTypeSchema, address: addressSchema }),
  /** `isUpgraded` while the transaction is not on the chain. */
  DOWNGRADE_ACCOUNT: z.strictObject({ hash: z.string().check(z.minLength(1)), isUpgraded: z.boolean() }),
  RPC_REQUEST: z.unknown(),
  RPC_ABORT: nothing,
  APPROVAL_DETACHED: nothing,
  APPROVAL_RETURNED: z.unknown(),
  UPDATE_EMAIL: z.strictObject({
    action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
    codeDigits: z.optional(codeDigitsSchema),
  }),
  UPDATE_EMAIL_PRIMARY_OTP: nothing,
  UPDATE_EMAIL_SECONDARY_OTP: z.strictObject({ newEmail: emailSchema }),
  SYNC_THEME: nothing,
  SYNC_DAPP_DATA: nothing,
  OPEN_WALLET: nothing,
  RELOAD: nothing,
} as const satisfies { readonly [type in FrameRequestType]: z.core.$ZodType }

/** The payload of the answer to a successful request. */
export type FrameAnswerPayload<type extends FrameRequestType> = z.output<(typeof answerPayloads)[type]>
