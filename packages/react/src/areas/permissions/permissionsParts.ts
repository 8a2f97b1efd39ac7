import { SmartSessionCreatedView } from './SmartSessionCreatedView.js'
import { SmartSessionListView } from './SmartSessionListView.js'

/** The views of the area, by name. */
export const permissionsParts = {
  SmartSessionCreated: SmartSessionCreatedView,
  SmartSessionList: SmartSessionListView,
}
