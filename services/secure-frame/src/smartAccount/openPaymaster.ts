import { type Hex, numberToHex, zeroAddress } from 'viem'
import { formatUserOperationRequest } from 'viem/account-abstraction'
import * as z from 'zod/mini'
import { toVisibleLine } from '../approval/visibleText.js'
import { askPaymaster, PaymasterError, type PaymasterService } from './askPaymaster.js'
import type { PreparedOperation } from './prepareOperation.js'

const address = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)) as z.ZodMiniType<Hex>
/** With the zero address, entry point 0.7 charges the account itself, although a service was named. */
const paymaster = address.check(z.refine(value => value !== zeroAddress))
const bytes = z.string().check(z.regex(/^0x(?:[\da-fA-F]{2})*$/)) as z.ZodMiniType<Hex>
const quantity = z.pipe(
  z.string().check(z.regex(/^0x[\da-fA-F]{1,32}$/)),
  z.transform((text: string) => BigInt(text)),
)
const limits = {
  paymasterVerificationGasLimit: z.optional(quantity),
  paymasterPostOpGasLimit: z.optional(quantity),
}
const stubAnswer = z.object({
  paymaster,
  paymasterData: bytes,
  ...limits,
  isFinal: z.optional(z.boolean()),
  sponsor: z.optional(z.object({ name: z.string(), icon: z.optional(z.string()) })),
})
const finalAnswer = z.object({ paymaster, paymasterData: bytes, ...limits })

/** An inline image: a URL would reveal the request to its server. */
const icon = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[\w+/]+={0,2}$/
const longestIcon = 65_536

/** The payer, as the approval names it. */
export type Payer = { readonly text: string; readonly icon?: string | undefined }

/** Fields of an operation that a paymaster sets. */
export type PaymasterFields = Pick<
  PreparedOperation,
  'paymaster' | 'paymasterData' | 'paymasterVerificationGasLimit' | 'paymasterPostOpGasLimit'
>

/** A paymaster of one operation. */
export type Paymaster = {
  /** The fields that gas is estimated with. */
  start(operation: Unpaid): Promise<PaymasterFields>
  /** The fields to sign. A changed operation needs them again. */
  pay(operation: Unpaid & PaymasterFields): Promise<PaymasterFields>
  /** Known once it was started. */
  getPayer(): Payer
}

/** An operation before it is paid for; gas that is not known is 0. */
export type Unpaid = PreparedOperation

/**
 * Opens a service as the paymaster of operations of a chain.
 *
 * @see ERC-7677
 */
export function openPaymaster(
  service: PaymasterService,
  { chainId, entryPoint }: { readonly chainId: number; readonly entryPoint: Hex },
): Paymaster {
  let started: z.output<typeof stubAnswer> | undefined
  const ask = async (method: Parameters<typeof askPaymaster>[1], operation: Unpaid) => {
    const { signature: _, ...request } = formatUserOperationRequest({ ...operation, signature: '0x' })
    return askPaymaster(service, method, [request, entryPoint, numberToHex(chainId), service.context ?? {}])
  }
  return {
    async start(operation) {
      const read = z.safeParse(stubAnswer, await ask('pm_getPaymasterStubData', operation))
      if (!read.success) throw lie()
      started = read.data
      return toFields(read.data)
    },
    async pay(operation) {
      if (started?.isFinal) return {}
      const read = z.safeParse(finalAnswer, await ask('pm_getPaymasterData', operation))
      if (!read.success) throw lie()
      const { paymaster, paymasterData } = read.data
      // Gas was estimated for the other one, and for as many bytes.
      const isSame = paymaster.toLowerCase() === operation.paymaster?.toLowerCase()
      if (!isSame || paymasterData.length > (operation.paymasterData ?? '').length) throw lie()
      return toFields(read.data)
    },
    getPayer() {
      const { host } = new URL(service.url)
      const name = started?.sponsor?.name
      const image = started?.sponsor?.icon ?? ''
      return {
        text: name ? `${toVisibleLine(name, 64)} (${host})` : host,
        ...(image.length <= longestIcon && icon.test(image) && { icon: image }),
      }
    },
  }
}

/** Keeps the previous value of missing fields. */
function toFields(answer: z.output<typeof finalAnswer>): PaymasterFields {
  const { paymaster, paymasterData, paymasterVerificationGasLimit, paymasterPostOpGasLimit } = answer
  return {
    paymaster,
    paymasterData,
    ...(paymasterVerificationGasLimit !== undefined && { paymasterVerificationGasLimit }),
    ...(paymasterPostOpGasLimit !== undefined && { paymasterPostOpGasLimit }),
  }
}

const lie = () => new PaymasterError('the service returned an invalid response')
