import { authenticate } from '../authenticate/authenticate.js'
import { emitEvent } from './emitEvent.js'
import { extend } from './extend.js'
import { ping } from './ping.js'

/** What few pages need, loaded at first use. */
export const lazyActions = { authenticate, emitEvent, extend, ping }
