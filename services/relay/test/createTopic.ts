import { randomBytes } from 'node:crypto'

/** A topic that no other test has. */
export const createTopic = (): string => randomBytes(32).toString('hex')
