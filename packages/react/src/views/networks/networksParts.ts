import { NetworksView } from './NetworksView.js'
import { SwitchActiveChainView } from './SwitchActiveChainView.js'
import { UnsupportedChainView } from './UnsupportedChainView.js'

/** The views of the area, by name. */
export const networksParts = {
  Networks: NetworksView,
  SwitchActiveChain: SwitchActiveChainView,
  UnsupportedChain: UnsupportedChainView,
}
