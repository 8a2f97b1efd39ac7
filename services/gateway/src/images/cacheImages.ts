import type { Image } from './types.js'

/** Keeps the images that were asked for last; making one is shared by all who wait for it. */
export function cacheImages(bound: number) {
  const images = new Map<string, Promise<Image | undefined>>()
  return (key: string, make: () => Promise<Image | undefined>): Promise<Image | undefined> => {
    const kept = images.get(key)
    images.delete(key)
    const image = kept ?? make()
    images.set(key, image)
    // What failed is tried again; what is absent costs no place.
    if (!kept) image.then(made => made ?? images.delete(key)).catch(() => images.delete(key))
    const oldest = images.size > bound ? images.keys().next().value : undefined
    if (oldest !== undefined) images.delete(oldest)
    return image
  }
}
