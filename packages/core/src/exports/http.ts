export type { GatewayParameters } from '../gateway/getImageUrl.js'
export { getRpcUrl } from '../gateway/getRpcUrl.js'
export {
  type CreateFallbackParameters,
  createFallback,
  type Fallback,
  type FallbackVerdict,
} from '../http/createFallback.js'
export {
  type CreateHttpClientParameters,
  createHttpClient,
  type HttpBodyParameters,
  type HttpClient,
  type HttpParameters,
} from '../http/createHttpClient.js'
export { type CreateRankingParameters, createRanking, type Ranking } from '../http/createRanking.js'
export {
  HttpAbortedError,
  HttpBodyError,
  HttpNetworkError,
  HttpStatusError,
  HttpTimeoutError,
} from '../http/errors.js'
export { getRpcEndpoint } from '../http/getRpcEndpoint.js'
export { type PollUntilParameters, pollUntil } from '../http/pollUntil.js'
