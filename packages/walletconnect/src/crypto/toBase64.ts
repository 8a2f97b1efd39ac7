/** Base64 of `bytes` with padding (RFC 4648 §4). */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  // An argument list as long as the largest message would overflow the stack.
  for (let at = 0; at < bytes.length; at += 8_192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(binary)
}
