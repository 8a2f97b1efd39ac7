export { createMemoryStorage } from '../platform/createMemoryStorage.js'
export {
  type CookieAttributes,
  type CreateCookieStorageParameters,
  createCookieStorage,
} from '../storage/createCookieStorage.js'
export {
  type CreateWebStorageParameters,
  createWebStorage,
  type WebStorageArea,
  type WebStorageChange,
} from '../storage/createWebStorage.js'
