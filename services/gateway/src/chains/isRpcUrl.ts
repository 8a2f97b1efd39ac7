/** Whether `text` is an address that JSON-RPC can be posted to. */
export function isRpcUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  return ['http:', 'https:'].includes(new URL(text).protocol)
}
