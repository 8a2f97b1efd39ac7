import { engines, test } from '../engines/engineTest.js'
import { runJourney } from '../engines/runJourney.js'

for (const engine of engines)
  test(`${engine.row} ${engine.name}: an injected wallet, a QR code, an e-mail, the approval window, a reload, sign-out`, async ({
    launchEngine,
    labUrl,
    savePicture,
    inbox,
    stack,
    walletConnectWallet: wallet,
  }) => {
    const browser = await launchEngine(engine)
    await runJourney(browser, {
      url: labUrl(),
      rpcUrl: stack.chains[0].rpcUrl,
      inbox,
      wallet,
      email: `${engine.name.toLowerCase()}@example.test`,
      capture: (view, picture) => savePicture(`${engine.name}-${view}`, picture),
    })
  })
