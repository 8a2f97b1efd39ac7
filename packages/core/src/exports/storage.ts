export {
  type CookieAttributes,
  type CreateCookieStorageParameters,
  createCookieStorage,
} from '../storage/createCookieStorage.js'
export { createMemoryStorage } from '../storage/createMemoryStorage.js'
export {
  type CreateWebStorageParameters,
  createWebStorage,
  type WebStorageArea,
  type WebStorageChange,
} from '../storage/createWebStorage.js'
