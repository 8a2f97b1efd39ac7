export const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%2300f' d='m3 4.7.1-1q.2-.4.5-.6L4.7 3h14.6l1 .1q.4.2.6.5l.1 1.1v14.6l-.1 1-.5.6-1.1.1H4.7l-1.1-.1-.5-.5-.1-1.1z'/%3E%3C/svg%3E"
