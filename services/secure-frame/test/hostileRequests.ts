import fc from 'fast-check'
import { type Hex, numberToHex, zeroAddress } from 'viem'

/** Parts of a request of a malicious page. */
export type Victim = {
  readonly eoa: Hex
  readonly smart: Hex
  readonly manager: Hex
  readonly entryPoint: Hex
  /** The call data of an operation that makes one call. */
  encodeCall(to: Hex, data: Hex): Hex
}

export type HostileRequest = { readonly method: string; readonly params: unknown }

const hex = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map(all => `0x${Buffer.from(all).toString('hex')}` as const)
const data = fc.integer({ min: 1, max: 80 }).chain(hex)
const stranger = hex(20)
/** An address in letters of any case. */
const cased = (address: Hex) =>
  fc.constantFrom<Hex>(address, `0x${address.slice(2).toLowerCase()}`, `0x${address.slice(2).toUpperCase()}`)
const quantity = fc.bigInt({ min: 0n, max: 10n ** 9n }).map(value => numberToHex(value))

/**
 * Requests each of which is to be refused without an approval: they would have an account do what no approval says, speak for
 * another account, or are none.
 */
export function hostileRequests(victim: Victim): fc.Arbitrary<HostileRequest> {
  const { eoa, smart, manager, entryPoint } = victim
  const own = fc.constantFrom(eoa, smart)
  const bypassed = fc.constantFrom(eoa, smart, manager).chain(cased)
  const good = fc.record({ to: stranger, value: quantity })
  const bad = fc.record({ to: bypassed, data })
  const request = (method: string, ...params: readonly fc.Arbitrary<unknown>[]) =>
    fc.tuple(...params).map(all => ({ method, params: all as unknown }))

  const callsOf = (more: object, calls: fc.Arbitrary<unknown>, from: fc.Arbitrary<unknown> = own) =>
    request(
      'wallet_sendCalls',
      fc.record({
        version: fc.constant('2.0.0'),
        chainId: fc.constant('0x7a69'),
        from,
        calls,
        atomicRequired: fc.boolean(),
        ...more,
      }),
    )
  const goodCalls = fc.array(good, { minLength: 1, maxLength: 3 })
  const batches = fc.oneof(
    callsOf(
      {},
      fc
        .tuple(fc.array(good, { maxLength: 3 }), bad, fc.array(good, { maxLength: 3 }))
        .map(parts => parts.flat()),
    ),
    callsOf({}, goodCalls, stranger),
    callsOf({ version: fc.constantFrom('1.0', '', '3.0.0', 'x2.0.0') }, goodCalls),
    callsOf(
      { chainId: fc.constantFrom('0x07a69', '0x', '0x0', '31337', '0x7a6a', '0xffffffffffffffffff') },
      goodCalls,
    ),
    callsOf(
      {
        capabilities: fc.dictionary(
          fc.string({ minLength: 1 }),
          fc.constantFrom({}, { optional: false }, { optional: 'true' }, null),
          { minKeys: 1 },
        ),
      },
      goodCalls,
    ),
    callsOf({ id: fc.constantFrom('', 'a'.repeat(9000)) }, goodCalls),
    callsOf(
      {},
      fc.constantFrom([], [{}], [{ to: '0x12' }], [{ data: '0x1234' }], [{ to: eoa, data: '0x1' }]),
    ),
    callsOf({}, fc.constant(Array.from({ length: 101 }, () => ({ to: manager })))),
    callsOf({ extra: fc.constant(1) }, goodCalls),
  )

  const domain = (verifyingContract: fc.Arbitrary<unknown>) =>
    fc.record({ name: fc.string(), chainId: fc.constant(31337), verifyingContract })
  const typed = (primaryType: string, verifyingContract: fc.Arbitrary<unknown>, field: object) =>
    fc
      .record({ domain: domain(verifyingContract), message: fc.constant(field) })
      .map(({ domain, message }) => ({
        types: {
          EIP712Domain: [
            { name: 'name', type: 'string' },
            { name: 'chainId', type: 'uint256' },
            { name: 'verifyingContract', type: 'address' },
          ],
          [primaryType]: Object.keys(message).map(name => ({
            name,
            type: name === 'caveats' ? 'uint256[]' : 'uint256',
          })),
        },
        primaryType,
        domain,
        message,
      }))
  const acting = fc.constantFrom(eoa, smart, manager, entryPoint).chain(cased)
  const typedData = request(
    'eth_signTypedData_v4',
    own.chain(cased),
    fc
      .oneof(
        typed('Note', acting, { amount: 1 }),
        typed('Delegation', stranger, { caveats: [] }),
        typed('PackedUserOperation', stranger, { nonce: 0 }),
      )
      .chain(made => fc.constantFrom<unknown>(made, JSON.stringify(made))),
  )

  const transaction = (fields: object) => request('eth_sendTransaction', fc.record({ from: own, ...fields }))
  const transactions = fc.oneof(
    transaction({ to: bypassed, data }),
    transaction({ to: bypassed, input: data, value: quantity }),
    transaction({ from: stranger, to: stranger }),
    transaction({ from: fc.constant(smart), data }),
    transaction({
      from: fc.constant(smart),
      to: stranger,
      data: fc.constant('0x12'),
      input: fc.constant('0x34'),
    }),
    transaction({ to: stranger, chainId: fc.constantFrom('0x1', 1, '0x7a6a') }),
    transaction({ to: stranger, authorizationList: fc.constant([]) }),
  )

  const operation = (fields: object, at: fc.Arbitrary<unknown> = fc.constant(entryPoint)) =>
    request(
      'eth_sendUserOperation',
      fc.record({
        sender: fc.constant(smart),
        nonce: fc.constant('0x0'),
        callData: stranger.map(to => victim.encodeCall(to, '0x')),
        callGasLimit: quantity,
        verificationGasLimit: quantity,
        preVerificationGas: quantity,
        maxFeePerGas: quantity,
        maxPriorityFeePerGas: quantity,
        signature: data,
        ...fields,
      }),
      at,
    )
  const operations = fc.oneof(
    operation({ sender: fc.oneof(stranger, fc.constant(eoa)) }),
    operation({}, fc.oneof(stranger, fc.constant(manager))),
    operation({ callData: data }),
    operation({ callData: bypassed.chain(to => data.map(inner => victim.encodeCall(to, inner))) }),
    operation({ eip7702Auth: fc.constant({}) }),
    operation({ paymaster: fc.constant(zeroAddress), paymasterData: data }),
  )

  const ids = request(
    'wallet_getCallsStatus',
    fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      data,
      fc.constantFrom('__proto__', 'constructor', '', ' ', '../batch'),
      fc.jsonValue(),
    ),
  )
  const methods = [
    'wallet_sendCalls',
    'eth_sendUserOperation',
    'eth_sendTransaction',
    'eth_signTypedData_v4',
    'wallet_getCallsStatus',
    'eth_sign',
    'eth_signTransaction',
    'wallet_signAuthorization',
    'eth_signAuthorization',
    'wallet_prepareCalls',
    'wallet_sendPreparedCalls',
    'wallet_SendCalls',
  ]
  const garbage = fc.record({
    method: fc.constantFrom(...methods),
    params: fc.anything({ withBigInt: true, withDate: true, withMap: true, maxDepth: 4 }),
  })
  return fc.oneof(batches, typedData, transactions, operations, ids, garbage)
}
