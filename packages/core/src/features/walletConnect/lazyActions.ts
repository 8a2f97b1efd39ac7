import { connectSession } from './connectSession.js'
import { disconnectSession } from './disconnectSession.js'
import { protocolAdapter } from './protocolAdapter.js'
import { requestSession } from './requestSession.js'
import { restoreSession } from './restoreSession.js'

/** What is loaded at first use of the protocol. */
export const lazyActions = {
  connectSession,
  disconnectSession,
  protocolAdapter,
  requestSession,
  restoreSession,
}
