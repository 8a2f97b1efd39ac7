// ../../packages/react/dist/page/testIds/requestTestIds.js
/** Test ids of pending wallet requests. */
var requestTestIds = {
  /** Rejects the request of an embedded wallet. */
  rejectRequest: 'reject-request',
  /** Opens the approval window, or brings it to the front. */
  openWindow: 'open-approval-window',
  /** Opens the approval page of the secure site in this tab. */
  openPage: 'open-approval-page',
}

export { requestTestIds as t }
