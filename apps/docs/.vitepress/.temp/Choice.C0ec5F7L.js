import { useId } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'

// ../../tooling/configurator/src/components/Choice.tsx
/** One of a few, all in sight: radio buttons in the shape of a segmented control. */
function Choice(props) {
  const { label, value, options, className = 'segments', disabled, onChange } = props
  const name = useId()
  return /* @__PURE__ */ jsxs('fieldset', {
    className: 'choice',
    disabled,
    children: [
      /* @__PURE__ */ jsx('legend', { children: label }),
      /* @__PURE__ */ jsx('div', {
        className,
        children: options.map(option =>
          /* @__PURE__ */ jsxs(
            'label',
            {
              children: [
                /* @__PURE__ */ jsx('input', {
                  type: 'radio',
                  name,
                  value: option.value,
                  checked: option.value === value,
                  onChange: () => onChange(option.value),
                }),
                /* @__PURE__ */ jsx('span', { children: option.label }),
              ],
            },
            option.value,
          ),
        ),
      }),
    ],
  })
}

export { Choice as t }
