import type { Ledger } from '../ledger/types.js'
import type { Methods } from '../rpc/types.js'
import { accountMethods } from './accountMethods.js'
import { blockMethods } from './blockMethods.js'
import { chainMethods } from './chainMethods.js'
import { feeMethods } from './feeMethods.js'
import { historyMethods } from './historyMethods.js'
import { type SendMethodsParameters, sendMethods } from './sendMethods.js'
import { simulateMethods } from './simulateMethods.js'
import { statusMethods } from './statusMethods.js'
import { tokenMethods } from './tokenMethods.js'

/** Every method that is answered from the chain; there are no others. */
export const allMethods = (ledger: Ledger, parameters: SendMethodsParameters): Methods => ({
  ...chainMethods(ledger),
  ...accountMethods(ledger),
  ...statusMethods(ledger),
  ...blockMethods(ledger),
  ...feeMethods(ledger),
  ...historyMethods(ledger),
  ...simulateMethods(ledger),
  ...tokenMethods(ledger),
  ...sendMethods(ledger, parameters),
})
