import type { Hex } from 'viem'

/** The caveat enforcers of the Delegation Framework 1.3.0 that permissions use, by the name of their contract. */
export type Enforcers = {
  readonly AllowedCalldataEnforcer: Hex
  readonly AllowedMethodsEnforcer: Hex
  readonly AllowedTargetsEnforcer: Hex
  readonly ERC20PeriodTransferEnforcer: Hex
  readonly ERC20StreamingEnforcer: Hex
  readonly ERC20TransferAmountEnforcer: Hex
  readonly ERC721TransferEnforcer: Hex
  readonly ExactCalldataEnforcer: Hex
  readonly LimitedCallsEnforcer: Hex
  readonly NativeTokenPeriodTransferEnforcer: Hex
  readonly NativeTokenStreamingEnforcer: Hex
  readonly NativeTokenTransferAmountEnforcer: Hex
  readonly RedeemerEnforcer: Hex
  readonly TimestampEnforcer: Hex
  readonly ValueLteEnforcer: Hex
}

/**
 * The enforcers on public chains.
 *
 * @see `@metamask/delegation-deployments` 2.0.0, which has the same addresses for each of its chains
 */
export const publicEnforcers: Enforcers = {
  AllowedCalldataEnforcer: '0xc2b0d624c1c4319760C96503BA27C347F3260f55',
  AllowedMethodsEnforcer: '0x2c21fD0Cb9DC8445CB3fb0DC5E7Bb0Aca01842B5',
  AllowedTargetsEnforcer: '0x7F20f61b1f09b08D970938F6fa563634d65c4EeB',
  ERC20PeriodTransferEnforcer: '0x474e3Ae7E169e940607cC624Da8A15Eb120139aB',
  ERC20StreamingEnforcer: '0x56c97aE02f233B29fa03502Ecc0457266d9be00e',
  ERC20TransferAmountEnforcer: '0xf100b0819427117EcF76Ed94B358B1A5b5C6D2Fc',
  ERC721TransferEnforcer: '0x3790e6B7233f779b09DA74C72b6e94813925b9aF',
  ExactCalldataEnforcer: '0x99F2e9bF15ce5eC84685604836F71aB835DBBdED',
  LimitedCallsEnforcer: '0x04658B29F6b82ed55274221a06Fc97D318E25416',
  NativeTokenPeriodTransferEnforcer: '0x9BC0FAf4Aca5AE429F4c06aEEaC517520CB16BD9',
  NativeTokenStreamingEnforcer: '0xD10b97905a320b13a0608f7E9cC506b56747df19',
  NativeTokenTransferAmountEnforcer: '0xF71af580b9c3078fbc2BBF16FbB8EEd82b330320',
  RedeemerEnforcer: '0xE144b0b2618071B4E56f746313528a669c7E65c5',
  TimestampEnforcer: '0x1046bb45C8d673d4ea75321280DB34899413c069',
  ValueLteEnforcer: '0x92Bf12322527cAA612fd31a0e810472BBB106A8F',
}
