/** Whether this page was opened in the tab of the app, which could open no window. It may have the opener of the app's page. */
export function isInTab(): boolean {
  return new URLSearchParams(location.search).get('place') === 'tab'
}
