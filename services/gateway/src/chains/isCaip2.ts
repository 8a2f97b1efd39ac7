/** Whether `text` is a chain id as CAIP-2 has it. */
export function isCaip2(text: string): boolean {
  return /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(text)
}
