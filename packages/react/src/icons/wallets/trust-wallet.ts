export const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%230500ff' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M4.8 6.3 12 4v16c-5.1-2.1-7.2-6.2-7.2-8.5zm14.4 0L12 4v16c5.1-2.1 7.2-6.2 7.2-8.5z'/%3E%3C/svg%3E"
