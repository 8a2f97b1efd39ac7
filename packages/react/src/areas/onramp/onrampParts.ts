import { BuyInProgressView } from './BuyInProgressView.js'
import { OnRampFiatSelectView } from './OnRampFiatSelectView.js'
import { OnRampProvidersView } from './OnRampProvidersView.js'
import { OnRampTokenSelectView } from './OnRampTokenSelectView.js'
import { ofOnramp } from './ofOnramp.js'

/** The views of the area, by name. */
export const onrampParts = {
  OnRampProviders: /*#__PURE__*/ ofOnramp(OnRampProvidersView),
  OnRampTokenSelect: /*#__PURE__*/ ofOnramp(OnRampTokenSelectView),
  OnRampFiatSelect: /*#__PURE__*/ ofOnramp(OnRampFiatSelectView),
  BuyInProgress: /*#__PURE__*/ ofOnramp(BuyInProgressView),
}
