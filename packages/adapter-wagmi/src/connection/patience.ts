/** How long a remembered wallet that is not there yet is waited for, in milliseconds. */
export const patience = 5000
