/** The second account of the public development mnemonic: nobody's, so anybody may send it test money. */
export const testReceiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
