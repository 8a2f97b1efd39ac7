/** Milliseconds after which a pairing URI is stale, though wallets accept it for 5 minutes. */
export const pairingLife = 240_000
/** Milliseconds that a URI must still be accepted for, so that a scan has time. */
export const pairingMargin = 10_000
/** Milliseconds after which a renewal that failed is tried again. */
export const renewalRetry = 1_000
