/** Example pages: a legal box needs something to link to. */
export const legalUrls = {
  termsConditionsUrl: 'https://example.com/terms',
  privacyPolicyUrl: 'https://example.com/privacy',
} as const
