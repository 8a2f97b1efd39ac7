import { autoConnect } from './autoConnect.js'

/** What connections load where the app wants it. The parts of all features are one module of the package. */
export const connectionParts = { autoConnect }
