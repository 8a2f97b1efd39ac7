export { wagmiAdapter } from '../wagmiAdapter.js'
