export { getQueryClient } from '../query/getQueryClient.js'
export { openQueryClient, peekQueryClient } from '../query/openQueryClient.js'
