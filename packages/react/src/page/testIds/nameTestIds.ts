/** Test ids of names. */
export const nameTestIds = {
  nameInput: 'name-input',
  nameSubmit: 'name-submit',
} as const
