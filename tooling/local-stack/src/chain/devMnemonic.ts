/** The public mnemonic of anvil and hardhat. Its keys are known to everyone: local chains only. */
export const devMnemonic = 'test test test test test test test test test test test junk'
