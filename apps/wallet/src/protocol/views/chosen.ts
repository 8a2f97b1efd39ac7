/** The values of the ticked checkboxes of a group. */
export function chosen(within: ParentNode, testId: string): string[] {
  const boxes = within.querySelectorAll<HTMLInputElement>(`input[data-testid=${testId}]:checked`)
  return [...boxes].map(({ value }) => value)
}
