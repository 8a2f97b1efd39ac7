import { type Namespace, namespaces } from '../types/namespace.js'

/**
 * Whether `value` is a namespace that Latchkit knows.
 *
 * @example
 * isNamespace('eip155') // true
 */
export function isNamespace(value: unknown): value is Namespace {
  return (namespaces as readonly unknown[]).includes(value)
}
