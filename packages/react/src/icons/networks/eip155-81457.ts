export const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23fcfc03' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='m16.6 11.9 2.5-1.3L20 8l-1.7-1.3H6.7L4 8.7h13.6l-.7 2.2h-5.5l-.5 1.7h5.5l-1.6 4.7 2.6-1.3.9-2.8z'/%3E%3Cpath fill='%23fff' d='m7.9 15.3 1.5-5L7.7 9 5 17.3h9.7l.7-2z'/%3E%3C/svg%3E"
