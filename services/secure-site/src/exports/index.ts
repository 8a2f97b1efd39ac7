export { configMeta } from '../api/config.js'
