import type { Client } from '../../types/client.js'
import { startDelivery } from '../permissions/delivery.js'
import { setPreferredAccountType } from '../smartAccounts/setPreferredAccountType.js'
import { restoreAtStart } from './prepareSecureFrame.js'

/** What the embedded wallet loads at first use. The parts of all features are one module of the package. */
export const secureFrameParts = {
  async restoreAtStart(client: Client): Promise<void> {
    const isRestored = await restoreAtStart(client)
    // A session may have ended on the page before, and the gateway may not have heard of it.
    if (isRestored && client.config.features.smartSessions) startDelivery(client)
  },
  setPreferredAccountType,
}
