export const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23fcfe52' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M4 4h16v5.7h-2.8a5.7 5.7 0 1 0 0 4.6H20V20H4z'/%3E%3C/svg%3E"
