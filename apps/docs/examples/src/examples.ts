import type { ComponentType } from 'react'

type Load = () => Promise<ComponentType>

/** The examples by name. Each loads with its first use. */
export const examples = {
  connect: async () => (await import('./live/liveExamples.js')).liveExamples.connect,
  'sign-message': async () => (await import('./live/liveExamples.js')).liveExamples.signMessage,
  'switch-network': async () => (await import('./live/liveExamples.js')).liveExamples.switchNetwork,
  send: async () => (await import('./live/liveExamples.js')).liveExamples.send,
  'theme-builder': async () => (await import('./themeBuilder/ThemeBuilder.js')).ThemeBuilder,
  gallery: async () => (await import('./gallery/Gallery.js')).Gallery,
  'gallery-frame': async () => (await import('./gallery/GalleryFrame.js')).GalleryFrame,
} as const satisfies { readonly [name: string]: Load }

export type ExampleName = keyof typeof examples
