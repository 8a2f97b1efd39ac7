/** Test ids of transfers. */
export const sendTestIds = {
  sendToken: 'send-token',
  sendAmount: 'send-amount',
  sendMax: 'send-max',
  sendReceiver: 'send-receiver',
  /** A row that fills in the receiver. */
  sendKnownReceiver: (address: string) => `send-known-receiver-${address}`,
  sendPreview: 'send-preview',
  sendConfirm: 'send-confirm',
} as const
