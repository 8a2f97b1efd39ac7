export { createCookieStorage } from '../storage/createCookieStorage.js'
export { createMemoryStorage } from '../storage/createMemoryStorage.js'
export { createWebStorage } from '../storage/createWebStorage.js'
