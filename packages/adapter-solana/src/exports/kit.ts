// First, as in the main entry.
import 'react'

export { createSigner, type SolanaSigner } from '../kit/createSigner.js'
export { type GetRpcParameters, getRpc } from '../kit/getRpc.js'
export { getRpcSubscriptions } from '../kit/getRpcSubscriptions.js'
export { useSolanaRpc } from '../kit/useSolanaRpc.js'
export { useSolanaRpcSubscriptions } from '../kit/useSolanaRpcSubscriptions.js'
export { type UseSolanaSignerReturnType, useSolanaSigner } from '../kit/useSolanaSigner.js'
