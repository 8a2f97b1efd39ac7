export { deployAssets, localAssets } from '../chain/deployAssets.js'
export { multicall3Address, testTokenAddress } from '../chain/deployBasics.js'
export { deployEns, type LocalName, localEns } from '../chain/deployEns.js'
export { deployExchange, localExchange } from '../chain/deployExchange.js'
export { type FarcasterUser, farcasterRegistries, farcasterUsers } from '../chain/deployFarcaster.js'
export type { DevAccount } from '../chain/devAccounts.js'
export { devAccounts, devMnemonic } from '../chain/devAccounts.js'
export { localTokenAbi, spamTokenAbi } from '../contracts/Assets.gen.js'
export { localItemsAbi, localNftAbi } from '../contracts/Collectibles.gen.js'
export {
  contractAccountAbi,
  contractAccountBytecode,
  contractAccountFactoryAbi,
  contractAccountFactoryBytecode,
} from '../contracts/ContractAccount.gen.js'
export { idRegistryAbi, keyRegistryAbi } from '../contracts/FarcasterRegistries.gen.js'
export { testTokenAbi } from '../contracts/TestToken.gen.js'
export type { Endpoint, EndpointBehaviour } from '../faults/startEndpoint.js'
export { startEndpoint } from '../faults/startEndpoint.js'
export type { Identity, IdentityProvider } from '../identity/startIdentity.js'
export { startIdentity } from '../identity/startIdentity.js'
export type { LocalStackErrorCode } from '../localStackError.js'
export { LocalStackError } from '../localStackError.js'
export type { Inbox, InboxMessage } from '../mail/startInbox.js'
export { startInbox } from '../mail/startInbox.js'
export { portOffset } from '../portOffset.js'
export type { SmartAccountContracts } from '../smartAccounts/deploySmartAccounts.js'
export { deploySmartAccounts } from '../smartAccounts/deploySmartAccounts.js'
export type { LocalSmartAccounts, StartSmartAccountsParameters } from '../smartAccounts/startSmartAccounts.js'
export { startSmartAccounts } from '../smartAccounts/startSmartAccounts.js'
export type { FundSolanaParameters } from '../solana/fundSolana.js'
export { fundSolana } from '../solana/fundSolana.js'
export {
  localSolanaChainId,
  localSolanaGenesisHash,
  localSolanaMints,
  localSolanaStandardChain,
} from '../solana/localSolana.js'
export type { MintTokensParameters } from '../solana/mintTokens.js'
export { mintTokens } from '../solana/mintTokens.js'
export type { LocalSolana, StartSolanaParameters } from '../solana/startSolana.js'
export { startSolana } from '../solana/startSolana.js'
export type { LocalChain, LocalStack, StartLocalStackParameters } from '../startLocalStack.js'
export { startLocalStack } from '../startLocalStack.js'
