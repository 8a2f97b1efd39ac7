/** A base64url JSON object; `undefined` for anything else. */
export function readTokenPart(text: string): { readonly [name: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
