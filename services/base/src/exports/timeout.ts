export { withTimeout } from '../withTimeout.js'
