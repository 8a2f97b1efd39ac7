// In place of libraries of wallets that wagmi 2 depends on, and that are not installed: `onWagmi2.ts`.

/** Names that wagmi's connectors import when they load, and use at their first call. */
export const GeminiWalletProvider = undefined
export const RpcSchema = undefined
export const z = undefined

/** Throws what Node throws for a package that is not installed. */
export function createBaseAccountSDK(): never {
  throw new Error('Cannot find package "@base-org/account"')
}
