export type { ProjectOption } from '@latchkit/service-base'
export type { AnalyticsSink, ReceivedEvent } from '../analytics/createSink.js'
export type { AnalyticsEvent } from '../analytics/events.js'
export type { WalletRow } from '../directory/walletRow.js'
export type { GatewayErrorCode } from '../errors.js'
export { GatewayError } from '../errors.js'
export type { RestrictedFeature, Restriction, Restrictions } from '../regions/createRegions.js'
export type {
  GatewayLimits,
  ProjectsOption,
  RunningGateway,
  StartGatewayOptions,
} from '../startGateway.js'
export { startGateway } from '../startGateway.js'
