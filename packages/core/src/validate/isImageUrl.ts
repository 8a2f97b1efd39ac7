/** Whether an option names an image: a full URL, a path of the app, or a `data:` URI. */
export function isImageUrl(value: unknown): boolean {
  return typeof value === 'string' && /^(https?:\/|data:image\/|\.?\/)/.test(value)
}
