export { createOwned, getStore, type Store } from '../client/internal.js'
