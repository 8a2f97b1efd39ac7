import { atom, type PrimitiveAtom } from 'jotai/vanilla'

/**
 * The eip155 chains on which the embedded wallet has smart accounts. Undefined until the secure frame was asked; empty when
 * it could not be. Only `readSmartAccountNetworks` writes it.
 *
 * @example
 * client.store.get(smartAccountNetworksAtom)?.includes(8453)
 */
export const smartAccountNetworksAtom: PrimitiveAtom<readonly number[] | undefined> = /*#__PURE__*/ atom<
  readonly number[] | undefined
>(undefined)
