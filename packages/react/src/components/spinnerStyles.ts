export const spinnerStyles = `
.spinner{display:block;animation:spin 900ms linear infinite}
@keyframes spin{to{transform:rotate(1turn)}}
`
