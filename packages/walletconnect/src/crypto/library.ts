import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** Cryptography that WebCrypto may lack. A separate chunk that loads only where it is missing. */
export const library = { ed25519, hkdf, sha256, x25519 }
