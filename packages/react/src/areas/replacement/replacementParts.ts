import { ReplaceTransactionView } from './ReplaceTransactionView.js'

/** The views of the area, by name. */
export const replacementParts = { ReplaceTransaction: ReplaceTransactionView }
