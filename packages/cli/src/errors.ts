/** A mistake that the user can fix: its message is the only line that is printed. */
export class InputError extends Error {
  override name = 'InputError'
}
