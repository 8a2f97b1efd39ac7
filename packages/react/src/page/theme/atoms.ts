import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { ThemeMode, ThemeVariables } from './types.js'

export type ThemeState = { readonly mode: ThemeMode; readonly variables: ThemeVariables }

/** The current theme. `createLatchkit` writes the configured one. */
export const themeAtom: PrimitiveAtom<ThemeState> = /*#__PURE__*/ atom<ThemeState>({
  mode: 'system',
  variables: {},
})
