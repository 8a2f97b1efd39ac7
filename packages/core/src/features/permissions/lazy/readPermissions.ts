import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'
import { ProviderRpcError } from '../../../errors/providerErrors.js'
import { callGateway, parseRows } from '../../../gateway/lazy/callGateway.js'
import { HttpStatusError } from '../../../http/errors.js'
import type { Client } from '../../../types/client.js'
import type { CaipAddress } from '../../../types/namespace.js'
import type { GrantedPermission, SmartSession } from '../types.js'

type Hex = `0x${string}`

const createHex = () => z.custom<Hex>(value => typeof value === 'string' && /^0x([\da-f]{2})+$/i.test(value))
const createAddress = () =>
  z.custom<Hex>(value => typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value))
const createTerms = () => z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) })

/** A field that counts where it is valid. */
const maybe = <value>(schema: z.ZodMiniType<value>) => z.catch(z.optional(schema), undefined)

function createSessionSchema() {
  const [hex, terms] = [createHex(), createTerms()]
  return z.object({
    pci: hex,
    context: hex,
    expiry: z.int(),
    createdAt: maybe(z.int()),
    revokedAt: maybe(z.int()),
    signer: maybe(z.object({ data: z.object({ address: hex }) })),
    permissions: z.array(terms),
    policies: z.catch(z.array(terms), []),
    project: maybe(z.object({ id: maybe(z.string()), url: maybe(z.string()) })),
  })
}

/** Statuses of a gateway that keeps no sessions, or none on that chain. */
const without = [400, 404, 501]

/** Reads the sessions of an account on a network; empty where the gateway keeps none there. */
export async function fetchSessions(
  client: Client,
  { address, signal }: { readonly address: CaipAddress; readonly signal?: AbortSignal | undefined },
): Promise<readonly SmartSession[]> {
  const call = 'sessions'
  const path = `v1/sessions/${address}`
  try {
    const schema = () => z.object({ pcis: z.array(z.unknown()) })
    const { pcis } = await callGateway(client, { call, path, signal, schema })
    const caipNetworkId = address.slice(0, address.lastIndexOf(':')) as SmartSession['caipNetworkId']
    const chainId: Hex = `0x${Number(caipNetworkId.split(':')[1]).toString(16)}`
    return parseRows(client, { call, rows: pcis, schema: createSessionSchema() }).map(row => {
      const { createdAt, revokedAt, signer, project, ...rest } = row
      return {
        ...rest,
        address,
        caipNetworkId,
        chainId,
        status: revokedAt ? 'revoked' : 'active',
        signer: signer?.data.address,
        createdAt,
        project,
      }
    })
  } catch (error) {
    if (error instanceof HttpStatusError && without.includes(error.status)) return []
    throw error
  }
}

/** Permissions of an answer, in the words of ERC-7715 and of its older drafts. */
function createGrantedSchema() {
  const [hex, address, terms] = [createHex(), createAddress(), createTerms()]
  const deployment = z.object({ factory: address, factoryData: hex })
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
    signerMeta: maybe(z.object({ delegationManager: address })),
    dependencies: maybe(z.array(deployment)),
    accountMeta: maybe(deployment),
  })
}

/**
 * Reads the permissions that a wallet answers with.
 *
 * @param asked the data of the request, for wallets that do not repeat it
 * @throws ProviderRpcError `rpc/unknown`, for an answer of another form
 */
export function readGranted(
  answer: unknown,
  asked: { readonly chainId: Hex; readonly address: string },
): readonly GrantedPermission[] {
  const { data, error } = z.array(createGrantedSchema()).safeParse(Array.isArray(answer) ? answer : [answer])
  if (!data)
    throw new ProviderRpcError('The wallet returned an invalid response instead of permissions', {
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
      permissions: permissions.map(({ type, data }) => ({ type, data })),
      policies: given.policies ?? permissions.flatMap(({ policies }) => policies ?? []),
      context: given.context,
      delegationManager: given.delegationManager ?? given.signerMeta?.delegationManager,
      dependencies: given.dependencies ?? (given.accountMeta ? [given.accountMeta] : []),
    }
  })
}

/** Names a session: keccak256 of its context. */
export function toPci(context: Hex): Hex {
  return `0x${bytesToHex(keccak_256(hexToBytes(context.slice(2))))}`
}
