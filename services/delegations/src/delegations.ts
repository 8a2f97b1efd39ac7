import {
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbi,
  parseAbiParameters,
} from 'viem'

/** A condition of a delegation, which the contract `enforcer` checks at each use. */
export type Caveat = {
  readonly enforcer: Hex
  readonly terms: Hex
  /** Not signed. The redeemer of the delegation may fill it in. */
  readonly args: Hex
}

/** A delegation of the Delegation Framework 1.3.0, without its signature. */
export type Delegation = {
  readonly delegate: Hex
  /** The account that gives the permission, and signs. */
  readonly delegator: Hex
  /** {@link rootAuthority}, or the hash of the delegation that this one passes on. */
  readonly authority: Hex
  readonly caveats: readonly Caveat[]
  readonly salt: bigint
}

/** A delegation and the signature of its delegator. */
export type SignedDelegation = Delegation & { readonly signature: Hex }

/** Authority of a delegation that does not pass on another delegation. */
export const rootAuthority: Hex = `0x${'f'.repeat(64)}`

/** The delegate that represents any account. It never gets a permission. */
export const anyDelegate: Hex = '0x0000000000000000000000000000000000000a11'

const types = {
  Caveat: [
    { name: 'enforcer', type: 'address' },
    { name: 'terms', type: 'bytes' },
  ],
  Delegation: [
    { name: 'delegate', type: 'address' },
    { name: 'delegator', type: 'address' },
    { name: 'authority', type: 'bytes32' },
    { name: 'caveats', type: 'Caveat[]' },
    { name: 'salt', type: 'uint256' },
  ],
} as const

const encodeType = (name: keyof typeof types) =>
  `${name}(${types[name].map(member => `${member.type} ${member.name}`).join(',')})`
const hashText = (text: string) => keccak256(new TextEncoder().encode(text))

const structs = [
  'struct SignedDelegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
] as const
const parts = parseAbiParameters(['SignedDelegation[] delegations', ...structs])
const disableAbi = parseAbi(['function disableDelegation(SignedDelegation delegation)', ...structs])
const words = parseAbiParameters('bytes32, address, address, bytes32, bytes32, uint256')
const caveatWords = parseAbiParameters('bytes32, address, bytes32')

/**
 * Returns the typed data that the delegator signs (EIP-712).
 *
 * @param delegationManager address of the contract on the chain
 */
export function toDelegationTypedData(
  { delegate, delegator, authority, caveats, salt }: Delegation,
  { chainId, delegationManager }: { readonly chainId: number; readonly delegationManager: Hex },
) {
  return {
    domain: { name: 'DelegationManager', version: '1', chainId, verifyingContract: delegationManager },
    types,
    primaryType: 'Delegation',
    message: {
      delegate,
      delegator,
      authority,
      salt,
      caveats: caveats.map(({ enforcer, terms }) => ({ enforcer, terms })),
    },
  } as const
}

/** Hashes a delegation, like the DelegationManager and the enforcers (`getDelegationHash`). */
export function hashDelegation({ delegate, delegator, authority, caveats, salt }: Delegation): Hex {
  const caveatType = hashText(encodeType('Caveat'))
  const hashes = caveats.map(({ enforcer, terms }) =>
    keccak256(encodeAbiParameters(caveatWords, [caveatType, enforcer, keccak256(terms)])),
  )
  const type = hashText(`${encodeType('Delegation')}${encodeType('Caveat')}`)
  return keccak256(
    encodeAbiParameters(words, [type, delegate, delegator, authority, keccak256(concatHex(hashes)), salt]),
  )
}

/**
 * Encodes signed delegations as a permission context (ERC-7710). In a chain, the first passes on the second, and so on.
 */
export function encodePermissionContext(delegations: readonly SignedDelegation[]): Hex {
  return encodeAbiParameters(parts, [
    delegations.map(delegation => ({ ...delegation, caveats: [...delegation.caveats] })),
  ])
}

/**
 * Decodes the delegations of {@link encodePermissionContext}, at least one. Addresses have their checksum.
 *
 * @throws RangeError for any other bytes, also for bytes that a contract would decode to the same delegations
 */
export function decodePermissionContext(context: Hex): readonly SignedDelegation[] {
  const plain = context.toLowerCase() as Hex
  const delegations = read(plain)
  if (delegations.length === 0 || encodePermissionContext(delegations) !== plain)
    throw new RangeError('the bytes are not the permission context of delegations')
  return delegations
}

/**
 * Encodes the call data by which the delegator revokes a permission, sent to the DelegationManager. The signature of
 * the delegation does not matter.
 *
 * @see `disableDelegation` of the DelegationManager: its `disabledDelegations` has the hash of the delegation then
 */
export function encodeRevocation(delegation: Delegation): Hex {
  const { delegate, delegator, authority, caveats, salt } = delegation
  const fields = { delegate, delegator, authority, caveats: [...caveats], salt, signature: '0x' } as const
  return encodeFunctionData({ abi: disableAbi, args: [fields] })
}

function read(context: Hex): readonly SignedDelegation[] {
  try {
    return decodeAbiParameters(parts, context)[0]
  } catch (cause) {
    throw new RangeError('the bytes are not the permission context of delegations', { cause })
  }
}
