import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'
import { ProviderRpcError } from '../../errors/providerErrors.js'
import { maybe } from '../../gateway/callGateway.js'
import type { GrantedPermission, NamedTerms } from './types.js'

type Hex = `0x${string}`

const createHex = () => z.custom<Hex>(value => typeof value === 'string' && /^0x([\da-f]{2})+$/i.test(value))
const createAddress = () =>
  z.custom<Hex>(value => typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value))
const createTerms = () => z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) })

/** Permissions of an answer, in the words of ERC-7715 and of its older drafts. */
function createSchema() {
  const [hex, address, terms] = [createHex(), createAddress(), createTerms()]
  const termsWithPolicies = z.extend(terms, { policies: maybe(z.array(terms)) })
  return z.object({
    context: hex,
    chainId: maybe(z.string().check(z.regex(/^0x[\da-f]{1,13}$/i))),
    from: maybe(address),
    address: maybe(address),
    to: maybe(address),
    signer: maybe(z.object({ data: z.object({ address }) })),
    expiry: maybe(z.int()),
    rules: maybe(z.array(terms)),
    permission: maybe(termsWithPolicies),
    permissions: maybe(z.array(termsWithPolicies)),
    policies: maybe(z.array(terms)),
    delegationManager: maybe(address),
    dependencies: maybe(z.array(z.object({ factory: address, factoryData: hex }))),
  })
}

/**
 * Reads the permissions that a wallet answers with.
 *
 * @param asked what the request said, for wallets that do not repeat it
 * @throws ProviderRpcError `rpc/unknown`, for an answer of another form
 */
export function readGranted(
  answer: unknown,
  asked: { readonly chainId: Hex; readonly address: string },
): readonly GrantedPermission[] {
  const { data, error } = z.array(createSchema()).safeParse(Array.isArray(answer) ? answer : [answer])
  if (!data)
    throw new ProviderRpcError('The wallet answered with something else than permissions', {
      rpcCode: -32603,
      cause: error,
      metaMessages: ['It may have granted them. Open the wallet before you try again.'],
    })
  return data.map(given => {
    const { rules, permission } = given
    const permissions = given.permissions ?? (permission ? [permission] : [])
    const end = rules?.find(({ type }) => type === 'expiry')?.data.timestamp
    return {
      pci: toPci(given.context),
      chainId: (given.chainId as Hex | undefined) ?? asked.chainId,
      address: given.from ?? given.address ?? (asked.address as Hex),
      to: given.to ?? given.signer?.data.address,
      expiry: given.expiry ?? (typeof end === 'number' ? end : undefined),
      permissions: permissions.map(toTerms),
      policies: (given.policies ?? permissions.flatMap(({ policies }) => policies ?? [])).map(toTerms),
      context: given.context,
      delegationManager: given.delegationManager ?? undefined,
      dependencies: given.dependencies ?? [],
    }
  })
}

const toTerms = ({ type, data }: NamedTerms): NamedTerms => ({ type, data })

/** Names a session: keccak256 of its context. */
export function toPci(context: Hex): Hex {
  return `0x${bytesToHex(keccak_256(hexToBytes(context.slice(2))))}`
}

/** Which permissions a wallet grants. */
export function readSupported(answer: unknown): {
  readonly [type: string]: { readonly chainIds: readonly Hex[]; readonly ruleTypes: readonly string[] }
} {
  const entry = z.object({
    chainIds: z.catch(z.array(z.custom<Hex>(value => /^0x[\da-f]+$/i.test(String(value)))), []),
    ruleTypes: z.catch(z.array(z.string()), []),
  })
  return z.catch(z.record(z.string(), entry), {}).parse(answer)
}

/** What the account has signed for the gateway; `undefined` where the wallet knows no gateway. */
export function readRevocation(answer: unknown): {
  readonly signature?: Hex | undefined
  readonly transactionHash?: Hex | undefined
} {
  const schema = z.object({ signature: maybe(createHex()), transactionHash: maybe(createHex()) })
  const { signature, transactionHash } = z.catch(schema, {}).parse(answer)
  return { signature: signature ?? undefined, transactionHash: transactionHash ?? undefined }
}
