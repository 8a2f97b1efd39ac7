/** The end of the page. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="inner">
        <p>Latchkit is open source under the MIT licence.</p>
        <p>Local chains 31337 and 31338 · their money is worth nothing</p>
      </div>
    </footer>
  )
}
