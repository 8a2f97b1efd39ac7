import { CallsStatusView } from './CallsStatusView.js'

/** The views of the area, by name. */
export const callsParts = { CallsStatus: CallsStatusView }
