const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${content}</svg>`)}`

/** A picture of an example: a sign on a colour. Logos of real projects are theirs, so tokens have letters here. */
export function sign(colour: string, text: string, shape: 'round' | 'square' = 'round'): string {
  const ground =
    shape === 'round'
      ? `<circle cx="20" cy="20" r="20" fill="${colour}"/>`
      : `<rect width="40" height="40" fill="${colour}"/>`
  const size = text.length > 1 ? 15 : 22
  return svg(
    `${ground}<text x="20" y="20" dy=".36em" fill="#fff" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}">${text}</text>`,
  )
}

/** The logo of Ether, as a plain octahedron. */
export const etherPicture = svg(
  '<circle cx="20" cy="20" r="20" fill="#627eea"/><path fill="#fff" fill-opacity=".9" d="M20 6v10.4l8.8 3.9z"/><path fill="#fff" d="M20 6l-8.8 14.3L20 16.4z"/><path fill="#fff" fill-opacity=".9" d="M20 26.9V34l8.8-12.2z"/><path fill="#fff" d="M20 34v-7.1l-8.8-5.1z"/><path fill="#fff" fill-opacity=".6" d="M20 25.2l8.8-4.9-8.8-3.9z"/><path fill="#fff" fill-opacity=".8" d="M11.2 20.3l8.8 4.9v-8.8z"/>',
)

/** A picture in a collection: hills in a light that differs by its number. */
export function landscape(index: number): string {
  const hue = (index * 67 + 190) % 360
  const light = (lightness: number, turn = 0) => `hsl(${(hue + turn) % 360} 62% ${lightness}%)`
  const sun = 8 + ((index * 5) % 14)
  return svg(
    `<rect width="40" height="40" fill="${light(86)}"/><circle cx="${sun + 8}" cy="${sun}" r="4.5" fill="${light(97, 40)}"/><path fill="${light(64)}" d="M0 ${25 - (index % 3)}C9 ${15 + (index % 4)} 17 29 40 ${18 + (index % 5)}V40H0z"/><path fill="${light(44, 24)}" d="M0 33C12 22 22 38 40 27V40H0z"/>`,
  )
}
