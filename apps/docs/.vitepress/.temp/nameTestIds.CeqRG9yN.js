// ../../packages/react/dist/page/testIds/nameTestIds.js
/** Test ids of names. */
var nameTestIds = {
  nameInput: 'name-input',
  nameSubmit: 'name-submit',
}

export { nameTestIds as t }
