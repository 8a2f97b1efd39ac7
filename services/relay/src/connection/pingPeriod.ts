/** Seconds between two pings to a client. Node clients end a socket after 35 s of silence. */
export const pingPeriod = 25
