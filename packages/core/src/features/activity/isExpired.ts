/** Whether the wait for a transaction ended with an error that says that it cannot land any more. */
export function isExpired(error: unknown): boolean {
  return (error as { readonly mayLand?: boolean } | undefined)?.mayLand === false
}
