/** The rdns of the test wallet, and of its second self. */
export const rdns = { first: 'dev.latchkit.wallet', second: 'dev.latchkit.second' } as const
