import type { DemoConfig } from './types.js'

// The local stack deploys it from one account with nonce 0, so it has this address on every fresh chain.
const token = '0xF53CdCEE230E07672DCA69bD194343E5832FE150'

/** The local stack's fixed ports; `portOffset` is what `LATCHKIT_PORT_OFFSET` adds to each. */
export function defaultConfig(portOffset = 0): DemoConfig {
  return {
    chains: [
      { id: 31337, name: 'Local One', rpcUrl: `http://127.0.0.1:${8545 + portOffset}`, token },
      { id: 31338, name: 'Local Two', rpcUrl: `http://127.0.0.1:${8546 + portOffset}`, token },
    ],
    solanaRpcUrl: `http://127.0.0.1:${8899 + portOffset}`,
    mainnetRpcUrl: 'https://ethereum.reth.rs/rpc',
    relayUrl: `ws://localhost:${4500 + portOffset}`,
    gatewayUrl: `http://localhost:${4600 + portOffset}`,
  }
}
