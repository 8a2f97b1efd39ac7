/** Least characters of a name. */
const shortest = 4
/** Most characters of a part of a name (RFC 1035). */
const longest = 63

/** Why a name cannot be registered. */
export type NameProblem = 'characters' | 'short' | 'long'

/**
 * Returns why a name cannot be registered: it has letters of the Latin alphabet, digits and hyphens, and 4 to 63 of them.
 * Undefined where it can be.
 *
 * @example
 * validateName('alice') // undefined
 */
export function validateName(name: string): NameProblem | undefined {
  // Names with hyphens as their third and fourth characters stand for others (RFC 5891, ENSIP-15).
  if (!/^[a-z0-9-]*$/i.test(name) || name.startsWith('--', 2)) return 'characters'
  if (name.length < shortest) return 'short'
  return name.length > longest ? 'long' : undefined
}
