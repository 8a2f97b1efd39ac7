/** A provider of EIP-1193, of the session or of the embedded wallet. */
export type Eip1193Provider = {
  request(parameters: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): void
  removeListener(event: string, listener: (value: unknown) => void): void
}
