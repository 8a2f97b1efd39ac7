import { atom, type PrimitiveAtom } from 'jotai/vanilla'

/** A tab of the account. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** The tab that was shown last, so that back from the details of a row leads to it. */
export const accountTabAtom: PrimitiveAtom<AccountTab> = /*#__PURE__*/ atom<AccountTab>('tokens')
