/** Describes the demo in two sentences. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <h1 id="hero-title">Connect a wallet, then get out of the way</h1>
      <p>
        Latchkit is an open wallet-connection kit for web apps: hooks, buttons and a modal that lets visitors
        connect, switch networks, sign and send. This page is a real app on local test chains of Ethereum and
        Solana, so you can press everything.
      </p>
      <ul className="points">
        <li>Finds installed wallets by EIP-6963 and the Wallet Standard</li>
        <li>Asks no host before you do something</li>
        <li>Light, dark, right to left, by keyboard</li>
        <li>Runs under a strict content security policy</li>
      </ul>
    </section>
  )
}
