/** Sizes of SPL Token's accounts; Token-2022 appends a byte for the type and its extensions after 165 bytes. */
export const tokenLayout = { mint: 82, account: 165, multisig: 355, typeMint: 1, typeAccount: 2 } as const
