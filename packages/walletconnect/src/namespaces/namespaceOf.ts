/** The namespace of a key or an id: `eip155` of `eip155:1`. */
export function namespaceOf(id: string): string {
  return id.split(':', 1)[0] ?? ''
}
