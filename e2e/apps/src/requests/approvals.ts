/** Between the page and the device on which its owner approves. */
export type ApprovalMessage =
  | { readonly type: 'ask'; readonly id: number; readonly method: string }
  | { readonly type: 'answer'; readonly id: number; readonly approved: boolean }
  | { readonly type: 'abort'; readonly method: string }

/** The line between the two tabs. */
export function openApprovals(): BroadcastChannel {
  return new BroadcastChannel('embedded-wallet')
}
