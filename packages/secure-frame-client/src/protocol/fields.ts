import * as z from 'zod/mini'

/** A UUID as `crypto.randomUUID()` writes it. */
export const idSchema = z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i))

/** 32 random bytes as 64 lower-case hex digits. */
export const nonceSchema = z.string().check(z.regex(/^[\da-f]{64}$/))

const addrSpec = /^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/

/** A single e-mail address: no second recipient, no line break, no display name. */
export const emailSchema = z.string().check(z.maxLength(254), z.regex(addrSpec))

/** A one-time code: six digits, or eight where the project requires eight. */
export const otpSchema = z.string().check(z.regex(/^\d{6}(?:\d{2})?$/))

/** Digits of the mailed code. Default: 6. */
export const codeDigitsSchema = z.literal([6, 8])

/** The two digits that the user compares. */
export const numberSchema = z.string().check(z.regex(/^\d{2}$/))

/** A number on eip155, the CAIP-2 id on Solana. Strings are accepted from apps that write numbers as strings. */
export const chainIdSchema = z.union([
  z.number().check(z.minimum(1)),
  z.string().check(z.minLength(1), z.maxLength(48)),
])

/** `0x` and 40 hex digits, or 32 to 44 base58 characters. */
export const addressSchema = z.string().check(z.regex(/^(?:0x[\da-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/))

export const accountTypeSchema = z.enum(['eoa', 'smartAccount'])

/** Providers of CONNECT_SOCIAL. Farcaster has separate messages. */
export const socialProviderSchema = z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord'])

/** The signed-in user, as far as the project may know. */
export const userSchema = z.strictObject({
  email: z.optional(z.nullable(emailSchema)),
  address: addressSchema,
  chainId: chainIdSchema,
  accounts: z.optional(
    z.array(
      z.strictObject({
        address: addressSchema,
        type: accountTypeSchema,
        path: z.optional(z.string()),
        publicKey: z.optional(z.string()),
      }),
    ),
  ),
  userName: z.optional(z.nullable(z.string())),
  smartAccountDeployed: z.optional(z.boolean()),
  preferredAccountType: z.optional(accountTypeSchema),
})

/** The signed-in user, as far as the project may know. `email` is absent without the e-mail scope. */
export type FrameUser = z.infer<typeof userSchema>

/** The type of an account of the frame. */
export type FrameAccountType = z.infer<typeof accountTypeSchema>

/** A provider of CONNECT_SOCIAL. */
export type FrameSocialProvider = z.infer<typeof socialProviderSchema>
