import { connectEmail, getRetryAfter, prepareSecureFrame } from '@latchkit/core/secureframe'

/** What the sections of Connect call once a person turns to them. It is part of the area's module. */
export const frameActionParts = { connectEmail, getRetryAfter, prepareSecureFrame }
