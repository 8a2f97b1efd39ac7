import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** What a platform's own cryptography may lack. Loaded where it does. */
export const library = { ed25519, hkdf, sha256, x25519 }
