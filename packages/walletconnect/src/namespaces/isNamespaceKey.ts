/** Whether `key` is a namespace (`eip155`) or a CAIP-2 chain id (`eip155:1`). */
export function isNamespaceKey(key: string): boolean {
  return /^[-a-z0-9]{3,8}(:[-_a-zA-Z0-9]{1,32})?$/.test(key)
}
