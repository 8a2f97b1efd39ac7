import { atom, type PrimitiveAtom } from 'jotai/vanilla'

/** A tab of the account. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** The last selected tab, so that back from the details of a row returns to it. */
export const accountTabAtom: PrimitiveAtom<AccountTab> = /*#__PURE__*/ atom<AccountTab>('tokens')
