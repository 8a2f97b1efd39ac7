export { frameVersion } from '../protocol/limits.js'
