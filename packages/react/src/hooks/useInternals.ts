'use client'
import { getInternals, type Internals } from '../latchkit/internals.js'
import { useLatchkit } from './useLatchkit.js'

/** What our own components share beside the client. */
export function useInternals(): Internals {
  return getInternals(useLatchkit())
}
