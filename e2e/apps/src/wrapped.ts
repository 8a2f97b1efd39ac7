/** Keeps long lines within a phone's screen, which would otherwise show the whole page zoomed out. */
export const wrapped = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const
