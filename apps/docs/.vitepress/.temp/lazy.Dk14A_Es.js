import {
  l as frameStorage,
  p as loadFrame,
  h as openFrame,
  b as returnFromApproval,
  x as returnFromSocial,
  S as setPreferredAccountType,
} from './embedded.DY8sgNNl.js'
import { r as leftRequest } from './requests.CKGCtwAt.js'
import { vt as startDelivery } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/embedded/lazy/index.js
/** Restores a remembered login when the client starts. Never rejects. */
async function restoreAtStart(client) {
  if ((await restoreLogin(client)) && client.config.features.smartSessions) startDelivery(client)
}
/** Restores a remembered login, and returns whether there is a login. */
async function restoreLogin(client) {
  if (await returnFromSocial(client)) return true
  if (leftRequest(client).read()) readReturned(client)
  if (!client.config.reconnect || !frameStorage(client).get('emailLoginUsed')) return false
  try {
    await openFrame(client)
    return true
  } catch (error) {
    client.logger.warn('The secure frame could not be loaded.', { error })
    return false
  }
}
async function readReturned(client) {
  try {
    const { client: frame } = await loadFrame(client)
    await returnFromApproval(client, frame)
  } catch (error) {
    client.logger.warn('The answer to a request could not be read.', { error })
  }
}

export { restoreAtStart, setPreferredAccountType }
