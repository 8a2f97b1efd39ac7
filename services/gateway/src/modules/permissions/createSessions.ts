import {
  decodePermissionContext,
  hashDelegation,
  type SignedDelegation,
  toDelegationTypedData,
} from '@latchkit/delegations'
import type { Database } from '@latchkit/service-base/database'
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { type Hex, hashTypedData, isAddressEqual, keccak256, parseAbi } from 'viem'
import { readContract, verifyHash, verifyTypedData } from 'viem/actions'
import { CallRefused } from '../../callRefused.js'
import { session } from '../../database/tables.js'
import type { Nodes } from '../../nodes/createNodes.js'
import type { Upstreams } from '../../nodes/createUpstreams.js'
import { checkOnChain } from '../../providers/checkOnChain.js'
import type { SessionChain, SessionChains } from './readSessionChains.js'
import { type Session, toSession } from './toSession.js'

/** An account on a chain with sessions. */
export type SessionAccount = { readonly chain: string; readonly account: Hex }

/** A registration, as in `POST /v1/sessions/{caipAddress}`. */
export type NewSession = SessionAccount & {
  readonly context: Hex
  /** Deployment of the account while it has no code. */
  readonly dependencies: readonly { readonly factory: Hex; readonly factoryData: Hex }[]
  readonly projectId: string | null
  readonly origin: string | null
}

/** Permissions that smart accounts gave and revoked. */
export type Sessions = {
  /** CAIP-2 ids of the chains. */
  readonly chains: readonly string[]
  /** Lists the sessions of an account, newest first. Expired or revoked sessions stay for 30 more days. */
  list(account: SessionAccount): Promise<readonly Session[]>
  /** Throws CallRefused and ProviderError. */
  register(registration: NewSession, signal: AbortSignal): Promise<Session>
  /** Throws CallRefused and ProviderError. */
  revoke(
    revocation: { readonly account: Hex; readonly pci: Hex; readonly signature: Hex },
    signal: AbortSignal,
  ): Promise<Session>
}

const day = 86_400_000
/** Milliseconds for which an expired or revoked session is listed. */
const kept = 30 * day
const listed = 100
/** Maximum milliseconds from now to the end of a session. A day more than wallets grant, for clock differences. */
const longest = 366 * day
/** Signatures that include the deployment of their account (ERC-6492, ERC-8010). */
const wrapped = /(?:(?:6492){16}|(?:8010){16})$/

const managerAbi = parseAbi([
  'function disabledDelegations(bytes32 delegationHash) view returns (bool isDisabled)',
])
const revocation = {
  RevokeSession: [
    { name: 'account', type: 'address' },
    { name: 'pci', type: 'bytes32' },
  ],
} as const

/** Creates the list of sessions on some chains. `undefined` without chains. */
export function createSessions(parameters: {
  readonly database: Database
  readonly nodes: Nodes
  readonly chains: SessionChains
}): Sessions | undefined {
  const { nodes, chains } = parameters
  if (chains.size === 0) return undefined
  const { orm } = parameters.database

  function open(id: string): { readonly chain: SessionChain; readonly node: Upstreams } {
    const [chain, node] = [chains.get(id), nodes.get(id)]
    if (chain && node) return { chain, node }
    throw new CallRefused(400, 'address', 'is not on a chain whose sessions are kept')
  }

  async function find(pci: string) {
    return (await orm.select().from(session).where(eq(session.pci, pci)))[0]
  }

  /** Reads from the chain whether the account has revoked a delegation. */
  async function isDisabled({ chain, node }: ReturnType<typeof open>, hash: Hex, signal: AbortSignal) {
    return await checkOnChain(node, signal, async client => {
      const { delegationManager: address } = chain
      const call = { address, abi: managerAbi, functionName: 'disabledDelegations', args: [hash] } as const
      return await readContract(client, call)
    })
  }

  return {
    chains: [...chains.keys()],
    async list({ chain: id, account }) {
      const { chain } = open(id)
      const oldest = Date.now() - kept
      const rows = await orm
        .select()
        .from(session)
        .where(
          and(
            eq(session.chain, id),
            eq(session.account, account.toLowerCase()),
            gt(session.expiry, Math.floor(oldest / 1000)),
            or(isNull(session.revokedAt), gt(session.revokedAt, oldest)),
          ),
        )
        .orderBy(desc(session.createdAt), session.pci)
        .limit(listed)
      return rows.map(row => toSession(row, chain))
    },
    async register({ context: given, dependencies, ...registration }, signal) {
      const opened = open(registration.chain)
      const { chain, node } = opened
      const context = given.toLowerCase() as Hex
      const pci = keccak256(context)
      const delegation = readDelegation(context)
      if (!isAddressEqual(delegation.delegator, registration.account))
        throw new CallRefused(400, 'context', 'is not of the address')
      const now = Date.now()
      const row = {
        ...registration,
        account: registration.account.toLowerCase(),
        context,
        pci,
        createdAt: now,
        revokedAt: null,
      }
      const { expiry } = describe({ ...row, expiry: 0 }, chain)
      if (expiry * 1000 <= now) throw new CallRefused(400, 'context', 'is over')
      if (expiry * 1000 > now + longest) throw new CallRefused(400, 'context', 'ends in more than a year')
      const known = await find(pci)
      if (known) return toSession(known, chain)
      if (!(await isSigned(opened, delegation, dependencies, signal)))
        throw new CallRefused(400, 'context', 'is not signed by the address')
      if (await isDisabled({ chain, node }, hashDelegation(delegation), signal))
        throw new CallRefused(409, 'context', 'is revoked on its chain')
      await orm
        .insert(session)
        .values({ ...row, expiry })
        .onConflictDoNothing()
      return toSession((await find(pci)) ?? { ...row, expiry }, chain)
    },
    async revoke({ account, pci, signature }, signal) {
      const row = await find(pci.toLowerCase())
      if (!row || !isAddressEqual(row.account as Hex, account))
        throw new CallRefused(404, 'pci', 'is not the id of a session of the address')
      const opened = open(row.chain)
      const { chain, node } = opened
      if (row.revokedAt !== null) return toSession(row, chain)
      const isSigned = await checkOnChain(node, signal, client =>
        verifyTypedData(client, {
          address: account,
          signature,
          types: revocation,
          primaryType: 'RevokeSession',
          domain: { name: 'Latchkit Sessions', version: '1', chainId: chain.chainId },
          message: { account, pci },
        }),
      )
      if (!isSigned) throw new CallRefused(400, 'signature', 'is not a signature of the address')
      // Otherwise the holder could still use the permission while its owner sees it as revoked.
      if (!(await isDisabled(opened, hashDelegation(readDelegation(row.context as Hex)), signal)))
        throw new CallRefused(409, 'pci', 'is not revoked on its chain')
      const revokedAt = Date.now()
      await orm.update(session).set({ revokedAt }).where(eq(session.pci, row.pci))
      return toSession({ ...row, revokedAt }, chain)
    },
  }
}

function readDelegation(context: Hex): SignedDelegation {
  try {
    const [delegation, ...others] = decodePermissionContext(context)
    if (delegation && others.length === 0) return delegation
  } catch {
    // A context that cannot be read gets the same refusal.
  }
  throw new CallRefused(400, 'context', 'is not the permission context of a delegation')
}

function describe(row: typeof session.$inferSelect, chain: SessionChain): Session {
  try {
    return toSession(row, chain)
  } catch {
    throw new CallRefused(400, 'context', 'has caveats that are not known')
  }
}

/** Checks the signature of the account itself, deployed or not. The DelegationManager unwraps no signature. */
async function isSigned(
  { chain, node }: { readonly chain: SessionChain; readonly node: Upstreams },
  { signature, ...delegation }: SignedDelegation,
  dependencies: NewSession['dependencies'],
  signal: AbortSignal,
): Promise<boolean> {
  if (wrapped.test(signature)) return false
  const hash = hashTypedData(toDelegationTypedData(delegation, chain))
  const signed = { address: delegation.delegator, hash, signature }
  const [deployment] = dependencies
  return await checkOnChain(node, signal, client =>
    verifyHash(client, deployment ? { ...signed, ...deployment } : signed),
  )
}
