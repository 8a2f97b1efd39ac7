/** An EIP-712 message; the tests recover its signer from the same object. */
export const typedData = {
  domain: { name: 'Lab', version: '1' },
  primaryType: 'Mail',
  types: {
    Mail: [
      { name: 'from', type: 'string' },
      { name: 'amount', type: 'uint256' },
    ],
  },
  message: { from: 'lab', amount: 42n },
} as const
