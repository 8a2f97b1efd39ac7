import { limits } from './limits.js'

/**
 * Whether a received value is plain data within the limits of a message: null, booleans, finite numbers, strings, arrays
 * and plain objects of at most 256 KiB and 32 levels. Objects of other kinds (a `Map`, a `Date`, bytes, a port) and own
 * properties named `__proto__` are rejected. The traversal stops at a limit, even for a circular value.
 *
 * @param bytes - maximum size instead of 256 KiB
 *
 * @example
 * isWithinLimits(event.data)
 */
export function isWithinLimits(value: unknown, bytes: number = limits.messageBytes): boolean {
  let left = bytes
  const encoder = new TextEncoder()

  const takeText = (text: string) => {
    if (text.length > left) return false
    left -= encoder.encode(text).length + 2
    return left >= 0
  }

  const take = (part: unknown, depth: number): boolean => {
    left -= 1
    if (left < 0) return false
    switch (typeof part) {
      case 'string':
        return takeText(part)
      case 'number':
        left -= 7
        return Number.isFinite(part)
      case 'boolean':
      case 'undefined':
        return true
      case 'object':
        break
      default:
        return false
    }
    if (part === null) return true
    if (depth >= limits.messageDepth) return false
    if (Array.isArray(part)) {
      for (let index = 0; index < part.length; index++) if (!take(part[index], depth + 1)) return false
      return true
    }
    const prototype: unknown = Object.getPrototypeOf(part)
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return false
    if (Object.prototype.toString.call(part) !== '[object Object]') return false
    for (const [key, inner] of Object.entries(part))
      if (key === '__proto__' || !takeText(key) || !take(inner, depth + 1)) return false
    return true
  }

  return take(value, 0)
}
