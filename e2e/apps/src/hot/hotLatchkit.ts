import { createLab } from '../createLab.js'
import { readOptions } from '../readOptions.js'
import { readRpcUrls } from '../readRpcUrls.js'

/** Says which text of this module runs. */
export const clientEdition = 'edition 1'

export const latchkit = createLab({ options: readOptions(), rpcUrls: readRpcUrls() })
