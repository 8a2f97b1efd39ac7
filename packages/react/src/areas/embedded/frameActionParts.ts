import { connectEmail, getRetryAfter, prepareSecureFrame } from '@latchkit/core/secureframe'

/** What the sections of Connect call when a person uses them. It is part of the area's module. */
export const frameActionParts = { connectEmail, getRetryAfter, prepareSecureFrame }
