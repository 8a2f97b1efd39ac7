export const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23f0b90b' d='m7.6 12-1.8 1.8L4 12l1.8-1.8zM12 7.6l3.1 3.1L16.9 9 12 4 7.1 8.9l1.8 1.8zm6.2 2.6L16.4 12l1.8 1.8L20 12zM12 16.4l-3-3.1L7 15l5 5 4.9-5-1.8-1.7zm0-2.6 1.8-1.8-1.8-1.8-1.8 1.8z'/%3E%3C/svg%3E"
