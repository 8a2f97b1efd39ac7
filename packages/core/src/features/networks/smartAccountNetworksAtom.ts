import { atom, type PrimitiveAtom } from 'jotai/vanilla'

/**
 * The eip155 chains on which the embedded wallet has smart accounts. Undefined before the request to the secure frame;
 * empty if it failed. Only `readSmartAccountNetworks` writes it.
 *
 * @example
 * client.store.get(smartAccountNetworksAtom)?.includes(8453)
 */
export const smartAccountNetworksAtom: PrimitiveAtom<readonly number[] | undefined> = /*#__PURE__*/ atom<
  readonly number[] | undefined
>(undefined)
