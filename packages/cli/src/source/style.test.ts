import { expect, test } from 'vitest'
import { formatCode, readStyle } from './style.js'

test.each([
  [
    'most imports',
    `import a from 'a'\nimport b from "b";\nimport c from 'c'\n`,
    { quote: "'", semicolon: '' },
  ],
  ['an import of several lines', `import {\n  a,\n} from "a";\n`, { quote: '"', semicolon: ';' }],
  ['an import for its effects', `import './a.css'\n`, { quote: "'", semicolon: '' }],
  ['no import', 'const a = 1\n', { quote: '"', semicolon: ';' }],
  ['tabs', 'function a() {\n\treturn 1;\n}\n', { unit: '\t' }],
  ['four spaces', 'function a() {\n    return 1;\n}\n', { unit: '    ' }],
])('reads the style of %s', (_, text, style) => {
  expect(readStyle(text)).toMatchObject(style)
})

test('writes code in the style that it reads', () => {
  const code = "import { a } from 'a';\n\na('b; c');\n"
  expect(formatCode(code, readStyle("import b from 'b'\n"))).toBe("import { a } from 'a'\n\na('b; c')\n")
  expect(formatCode(code, readStyle('import b from "b";\n'))).toBe(code.replaceAll("'", '"'))
})
