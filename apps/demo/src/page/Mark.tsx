/** The mark of Latchkit: a latch in its keeper. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="9" className="mark-ground" />
      <path d="M11 8v13a3 3 0 0 0 3 3h8" className="mark-line" />
      <circle cx="20.5" cy="13.5" r="3.5" className="mark-line" />
    </svg>
  )
}
