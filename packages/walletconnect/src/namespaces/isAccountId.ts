/** Whether `value` is a CAIP-10 account id, such as `eip155:1:0xab…`. */
export function isAccountId(value: string): boolean {
  return /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/.test(value)
}
