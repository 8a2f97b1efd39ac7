import { NetworksView } from './NetworksView.js'
import { SwitchActiveChainView } from './SwitchActiveChainView.js'
import { UnsupportedChainView } from './UnsupportedChainView.js'
import { WhatIsANetworkView } from './WhatIsANetworkView.js'

/** The views of the area, by name. */
export const networksParts = {
  Networks: NetworksView,
  WhatIsANetwork: WhatIsANetworkView,
  SwitchActiveChain: SwitchActiveChainView,
  UnsupportedChain: UnsupportedChainView,
}
