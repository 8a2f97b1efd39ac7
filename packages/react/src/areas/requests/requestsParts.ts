import { ApproveTransactionView } from './ApproveTransactionView.js'

/** The views of the area, by name. */
export const requestsParts = {
  ApproveTransaction: ApproveTransactionView,
}
