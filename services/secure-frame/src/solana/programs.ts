/** Programs of which the frame reads instructions. */
export const programs = {
  system: '11111111111111111111111111111111',
  computeBudget: 'ComputeBudget111111111111111111111111111111',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  associatedToken: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  lookupTable: 'AddressLookupTab1e1111111111111111111111111',
} as const

/** Whether an address is the Token program or Token-2022. */
export function isTokenProgram(program: string): boolean {
  return program === programs.token || program === programs.token2022
}
