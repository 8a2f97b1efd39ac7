// ../../packages/react/dist/page/testIds/sectionTestIds.js
/** Test ids of the parts of the first view where there is an embedded wallet. */
var sectionTestIds = {
  emailInput: 'email-input',
  emailSubmit: 'email-submit',
  /** Signs in at a provider, such as `social-google`. */
  social: provider => `social-${provider}`,
  /** Signs in with Farcaster. */
  farcaster: 'farcaster',
}

export { sectionTestIds as t }
