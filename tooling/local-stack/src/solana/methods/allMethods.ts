import type { Ledger } from '../ledger/types.js'
import type { Methods } from '../rpc/types.js'
import { accountMethods } from './accountMethods.js'
import { chainMethods } from './chainMethods.js'
import { type SendMethodsParameters, sendMethods } from './sendMethods.js'
import { statusMethods } from './statusMethods.js'

/** Every method that is answered from the chain; there are no others. */
export const allMethods = (ledger: Ledger, parameters: SendMethodsParameters): Methods => ({
  ...chainMethods(ledger),
  ...accountMethods(ledger),
  ...statusMethods(ledger),
  ...sendMethods(ledger, parameters),
})
