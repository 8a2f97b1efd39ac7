/** The text of the first QR code in an image; nothing if there is none. */
export async function readQr(image: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(image)
  // Larger ones take seconds and are read no better.
  const scale = Math.min(1, 1200 / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw the image.')
  // Transparent codes are drawn for light pages.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  const { default: decode } = await import('jsqr')
  const attempt = (inversionAttempts: 'dontInvert' | 'onlyInvert') => {
    try {
      // It takes some patterns for a code and reads nothing in them.
      return decode(data, width, height, { inversionAttempts })?.data || undefined
    } catch {
      // It throws where a picture has nothing that looks like a code.
      return undefined
    }
  }
  return attempt('dontInvert') ?? attempt('onlyInvert')
}
