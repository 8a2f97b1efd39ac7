import { t as callGateway, r as parseRows } from './callGateway.BnQTXqn8.js'
import {
  n as _catch,
  A as _regex,
  a as array,
  s as custom,
  c as extend,
  l as int,
  m as object,
  h as optional,
  _ as record,
  b as string,
  C as unknown,
} from './schemas.A5mWzwqY.js'
import { t as keccak_256 } from './sha3.BHErYY4a.js'
import { s as bytesToHex, f as hexToBytes } from './utils.BR1mB4U0.js'
import { jt as HttpStatusError, Vt as ProviderRpcError } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/permissions/lazy/readPermissions.js
var createHex = () => custom(value => typeof value === 'string' && /^0x([\da-f]{2})+$/i.test(value))
var createAddress = () => custom(value => typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value))
var createTerms = () =>
  object({
    type: string(),
    data: record(string(), unknown()),
  })
/** A field that counts where it is valid. */
var maybe = schema => _catch(optional(schema), void 0)
function createSessionSchema() {
  const [hex, terms] = [createHex(), createTerms()]
  return object({
    pci: hex,
    context: hex,
    expiry: int(),
    createdAt: maybe(int()),
    revokedAt: maybe(int()),
    signer: maybe(object({ data: object({ address: hex }) })),
    permissions: array(terms),
    policies: _catch(array(terms), []),
    project: maybe(
      object({
        id: maybe(string()),
        url: maybe(string()),
      }),
    ),
  })
}
/** Statuses of a gateway that keeps no sessions, or none on that chain. */
var without = [400, 404, 501]
/** Reads the sessions of an account on a network; empty where the gateway keeps none there. */
async function fetchSessions(client, { address, signal }) {
  const call = 'sessions'
  const path = `v1/sessions/${address}`
  try {
    const schema = () => object({ pcis: array(unknown()) })
    const { pcis } = await callGateway(client, {
      call,
      path,
      signal,
      schema,
    })
    const caipNetworkId = address.slice(0, address.lastIndexOf(':'))
    const chainId = `0x${Number(caipNetworkId.split(':')[1]).toString(16)}`
    return parseRows(client, {
      call,
      rows: pcis,
      schema: createSessionSchema(),
    }).map(row => {
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
  const deployment = object({
    factory: address,
    factoryData: hex,
  })
  const termsWithPolicies = extend(terms, { policies: maybe(array(terms)) })
  return object({
    context: hex,
    chainId: maybe(string().check(_regex(/^0x[\da-f]{1,13}$/i))),
    from: maybe(address),
    address: maybe(address),
    to: maybe(address),
    signer: maybe(object({ data: object({ address }) })),
    expiry: maybe(int()),
    rules: maybe(array(terms)),
    permission: maybe(termsWithPolicies),
    permissions: maybe(array(termsWithPolicies)),
    policies: maybe(array(terms)),
    delegationManager: maybe(address),
    signerMeta: maybe(object({ delegationManager: address })),
    dependencies: maybe(array(deployment)),
    accountMeta: maybe(deployment),
  })
}
/**
 * Reads the permissions that a wallet answers with.
 *
 * @param asked the data of the request, for wallets that do not repeat it
 * @throws ProviderRpcError `rpc/unknown`, for an answer of another form
 */
function readGranted(answer, asked) {
  const { data, error } = array(createGrantedSchema()).safeParse(Array.isArray(answer) ? answer : [answer])
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
      chainId: given.chainId ?? asked.chainId,
      address: given.from ?? given.address ?? asked.address,
      to: given.to ?? given.signer?.data.address,
      expiry: given.expiry ?? (typeof end === 'number' ? end : void 0),
      permissions: permissions.map(({ type, data }) => ({
        type,
        data,
      })),
      policies: given.policies ?? permissions.flatMap(({ policies }) => policies ?? []),
      context: given.context,
      delegationManager: given.delegationManager ?? given.signerMeta?.delegationManager,
      dependencies: given.dependencies ?? (given.accountMeta ? [given.accountMeta] : []),
    }
  })
}
/** Names a session: keccak256 of its context. */
function toPci(context) {
  return `0x${bytesToHex(keccak_256(hexToBytes(context.slice(2))))}`
}

export { fetchSessions, readGranted, toPci }
