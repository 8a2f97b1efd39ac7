export { getOwned, getStore, type Store } from '../client/internal.js'
