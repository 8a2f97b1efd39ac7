import { PublicKey } from '@solana/web3.js'

// The token library of the tests reads a global that browsers do not have; web3.js brings the class with it.
Object.assign(globalThis, { Buffer: PublicKey.default.toBuffer().constructor })
