import { estimateTransfer } from './estimateTransfer.js'
import { sendTransfer } from './sendTransfer.js'

/** Code of transfers: most pages connect and sign without it. The code of tokens is a further chunk. */
export const transferParts = { estimateTransfer, sendTransfer }
