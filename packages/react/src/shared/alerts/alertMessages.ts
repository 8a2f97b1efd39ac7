import type { MessageSlice } from '../../page/i18n/message.js'

export const alertMessages = {
  'alert.networkNotFound': 'Network Not Found',
  'alert.invalidApp': 'Invalid App Configuration',
  'alert.sessionExpired': 'Session Expired',
  'alert.invalidProjectId': 'Invalid Project ID',
  'alert.projectIdMissing': 'Project ID Not Configured',
} as const satisfies MessageSlice
