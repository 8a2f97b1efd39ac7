import type { Handler } from './types.js'

/** `wc_sessionPing`: the answer is all there is to it. */
export const onPing: Handler = () => {}
