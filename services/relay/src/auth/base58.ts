/** Bitcoin's alphabet, which multibase `z` uses. */
export const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
