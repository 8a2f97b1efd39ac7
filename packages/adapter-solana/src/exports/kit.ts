// First, as in the main entry.
import 'react'

export { createSigner, type SolanaSigner } from '../kit/createSigner.js'
export { type GetRpcParameters, getRpc } from '../kit/getRpc.js'
export { useSolanaRpc } from '../kit/useSolanaRpc.js'
export { type UseSolanaSignerReturnType, useSolanaSigner } from '../kit/useSolanaSigner.js'
