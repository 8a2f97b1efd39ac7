import { connectEmail, getRetryAfter, prepareSecureFrame } from '@latchkit/core/secureframe'

/** Functions that the sections of Connect call on user interaction. Part of the area's module. */
export const frameActionParts = { connectEmail, getRetryAfter, prepareSecureFrame }
