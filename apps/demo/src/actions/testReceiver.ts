/** The second account of the public development mnemonic: nobody's, so anybody may send it test money. */
export const testReceiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The same on Solana: an account of the local chain that nobody needs. */
export const solanaTestReceiver = '8aLpDEYpnnTVXvvn7nVmZzQCdYDAQHS8q8Mb5cUeuHXq'
