/** Messages read from a mailbox at once. */
export const pageSize = 64

/** Bytes after which a page of large messages ends early. */
export const pageBytes = 131_072
