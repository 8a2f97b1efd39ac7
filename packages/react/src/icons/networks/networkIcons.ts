import { icon as ethereum } from './eip155-1.js'
import { icon as optimism } from './eip155-10.js'
import { icon as bnb } from './eip155-56.js'
import { icon as gnosis } from './eip155-100.js'
import { icon as unichain } from './eip155-130.js'
import { icon as polygon } from './eip155-137.js'
import { icon as sonic } from './eip155-146.js'
import { icon as zksync } from './eip155-324.js'
import { icon as base } from './eip155-8453.js'
import { icon as arbitrum } from './eip155-42161.js'
import { icon as celo } from './eip155-42220.js'
import { icon as avalanche } from './eip155-43114.js'
import { icon as linea } from './eip155-59144.js'
import { icon as blast } from './eip155-81457.js'
import { icon as scroll } from './eip155-534352.js'
import { icon as solana } from './solana-5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp.js'

/** Logos of well-known networks, one module: together they are 3 kB. A test network has the one of its network. */
export const networkIcons: { readonly [caipNetworkId: string]: string } = {
  'eip155:1': ethereum,
  'eip155:10': optimism,
  'eip155:56': bnb,
  'eip155:100': gnosis,
  'eip155:130': unichain,
  'eip155:137': polygon,
  'eip155:146': sonic,
  'eip155:324': zksync,
  'eip155:8453': base,
  'eip155:42161': arbitrum,
  'eip155:42220': celo,
  'eip155:43114': avalanche,
  'eip155:59144': linea,
  'eip155:81457': blast,
  'eip155:534352': scroll,
  'eip155:11155111': ethereum,
  'eip155:84532': base,
  'eip155:11155420': optimism,
  'eip155:421614': arbitrum,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': solana,
}
