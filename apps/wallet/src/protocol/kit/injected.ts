import { nodeBuffer } from './nodeBuffer.js'

/** esbuild puts this where a package says `Buffer`. */
export const Buffer = nodeBuffer
