import type { SolanaWallet } from '../wallet/inpage/createSolanaWallet.js'
import type { PageProvider } from './openTestPage.js'

declare global {
  /** State of the page under test, for the functions that run there. */
  interface Window {
    found: {
      info: { name: string; rdns: string; uuid: string; icon: string }
      provider: PageProvider
      frozen: boolean
    }[]
    ethereum?: PageProvider
    legacyAtStart: boolean
    foundAtStart: number
    standard: SolanaWallet[]
    standardAtStart: number
    events: [string, unknown][]
  }
}
