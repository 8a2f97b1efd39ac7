/** EIP-5792: calls are sent one after another from ordinary accounts, so nothing makes them one. */
export const atomicCapability = { atomic: { status: 'unsupported' } } as const
