/** Test ids of the parts of the first view where there is an embedded wallet. */
export const sectionTestIds = {
  emailInput: 'email-input',
  emailSubmit: 'email-submit',
  /** Signs in at a provider, such as `social-google`. */
  social: <provider extends string>(provider: provider) => `social-${provider}` as const,
  /** Signs in with Farcaster. */
  farcaster: 'farcaster',
} as const
