export { getQueryClient, peekQueryClient } from '../query/getQueryClient.js'
