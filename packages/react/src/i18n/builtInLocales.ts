import type { Messages } from './types.js'

/** Locales beside English that come with the kit, each its own chunk. */
export const builtInLocales: { readonly [language: string]: () => Promise<Messages> } = {
  ar: () => import('./ar.js').then(({ arabic }) => arabic),
}
