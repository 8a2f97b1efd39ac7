export const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M4 15.11v4.1h6.02v-.92H4.88v-3.18zm15.12 0v3.18h-5.14v.91H20v-4.09zm-9.1-6.22v6.22h3.96v-.82H10.9V8.9zM4 4.8v4.09h.88V5.71h5.14V4.8zm9.98 0v.9h5.14v3.2H20V4.8z'/%3E%3C/svg%3E"
