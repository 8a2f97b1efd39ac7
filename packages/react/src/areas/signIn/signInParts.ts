import { ConnectingSiweView } from './ConnectingSiweView.js'

/** The views of the area, by name. */
export const signInParts = {
  ConnectingSiwe: ConnectingSiweView,
}
