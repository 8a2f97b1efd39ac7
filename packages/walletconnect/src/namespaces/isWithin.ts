/** Whether a chain or account lies in the namespace or chain that `key` names: `eip155:1` in `eip155`, not in `eip155:13`. */
export function isWithin(key: string, id: string): boolean {
  return id === key || id.startsWith(`${key}:`)
}
