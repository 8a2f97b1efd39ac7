export const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M17 20H4.4V6.6h2.9v10.8H17zm0-10.8c1.4 0 2.6-1.2 2.6-2.6S18.4 4 17 4a2.6 2.6 0 0 0 0 5.2'/%3E%3C/svg%3E"
