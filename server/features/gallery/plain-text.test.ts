import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { plainText } from './plain-text.ts'

test('GAL-039 paragraphs become blank lines and marks go, while a bare "<" stays', () => {
  expect(plainText('<p>One &amp; <strong>two</strong></p><p>Three<br>four</p>')).toBe(
    'One & two\n\nThree\nfour',
  )
  expect(plainText('less < more')).toBe('less < more')
  expect(plainText('a<script>alert(1)</script>b')).toBe('ab')
})

test('SIT-053 a description keeps paragraphs, lists, links and emphasis, and nothing that runs or styles', () => {
  expect(
    cleanHtml('<p style="x" onclick="y()">a <b>b</b></p><h2>c</h2><iframe src="//x"></iframe><img src=x>'),
  ).toBe('<p>a <strong>b</strong></p><h2>c</h2>')
  expect(cleanHtml('<a href="JavaScript:alert(1)" target="_blank">a</a>')).toBe(
    '<a rel="noopener nofollow ugc">a</a>',
  )
  expect(cleanHtml('<a href="https://x.test/?a=1&amp;b=2">a</a>')).toContain(
    'href="https://x.test/?a=1&amp;b=2"',
  )
})

test('I18-006 headings of a description skip no level below the page’s own', () => {
  expect(cleanHtml('<h3>a</h3><h2>b</h2><h3>c</h3>')).toBe('<h2>a</h2><h2>b</h2><h2>c</h2>')
  expect(cleanHtml('<h1>a</h1><h3>b</h3>')).toBe('<h2>a</h2><h3>b</h3>')
})
