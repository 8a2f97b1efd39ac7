/**
 * The flag that turns off what Chromium would do beside the pages. A second `--disable-features` replaces the first,
 * so those of Playwright's that matter here are named again.
 */
export const disabledFeatures = `--disable-features=${[
  // Each window, of a site or of the wallet, would load two pages for its address bar: a second of work.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'DisableLoadExtensionCommandLineSwitch',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
].join(',')}`
