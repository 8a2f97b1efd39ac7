/** The CAIP-2 id in front of a CAIP-10 account id. */
export function chainOf(account: string): string {
  return account.slice(0, account.lastIndexOf(':'))
}
