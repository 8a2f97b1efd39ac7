export { createHttpClient } from '../http/createHttpClient.js'
export { HttpStatusError } from '../http/errors.js'
