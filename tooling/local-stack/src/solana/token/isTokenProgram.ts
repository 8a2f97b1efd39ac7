import type { Address } from '@solana/kit'
import { programs } from '../ledger/programs.js'

export const isTokenProgram = (program: Address): boolean =>
  program === programs.token || program === programs.token2022
