import { gzipSync } from 'node:zlib'
import { NO_FILTERS } from '@vitrine/domain/gallery/filters.ts'
import { expect, test } from 'vitest'
import { cardFixtures, listFixture } from '../fixtures/list-fixture.ts'
import type { Card } from '../page-props.ts'
import { part, render, textOf } from './render.testing.ts'

test('GAL-025 GAL-026 The list has a search form, filters and cards with cover, title, stars, place and snippet', () => {
  const html = render(listFixture())
  expect(html).toMatch(/<form class="search" role="search" action="\/" method="get">/)
  expect(html).toContain('/media/sample/image/thumb/loft_loft_480x480.webp 480w')
  const text = textOf(part(html, 'main'))
  expect(text).toContain('Brick and leather in the Old Port 5.0 Old Port, Portland “They kept every brick.”')
  expect(html).toContain('aria-label="5 out of 5 stars"')
})

test('GAL-026 A card without picture shows the initials of its title', () => {
  const [card] = cardFixtures()
  const html = render(
    listFixture('en', { cards: [{ ...required(card), cover: null, title: 'Small sauna' }] }),
  )
  expect(html).toMatch(/class="media r45 nopic"[^>]*><span>SS<\/span>/)
})

test('GAL-029 A rated title is cut at 42 characters, an unrated one at 70', () => {
  const [card] = cardFixtures()
  const title = 'A kitchen that was two rooms and a corridor until the spring of last year in Portland'
  const html = render(
    listFixture('en', {
      cards: [
        { ...required(card), title },
        { ...required(card), id: 'b', title, rating: null },
      ],
    }),
  )
  expect(html).toContain('>A kitchen that was two rooms and a…<')
  expect(html).toContain('>A kitchen that was two rooms and a corridor until the spring of last…<')
})

test('GAL-032 Without script "Show More" is a link that adds 50, and the last page has none', () => {
  expect(render(listFixture('en', { filters: NO_FILTERS }))).toMatch(
    /<a [^>]*href="\/\?after=c9&take=50"[^>]*>Show More</,
  )
  expect(render(listFixture('en', { nextCursor: null }))).not.toContain('Show More')
})

test('GAL-032 GAL-035 The filter panel carries Clear all and Done with the count; each option toggles itself', () => {
  const html = render(listFixture())
  expect(textOf(part(html, 'aside'))).toContain('Clear all Done · 48')
  expect(html).toMatch(/href="\/\?category=Kitchens&tags=Material__Oak__Location__Portland#filters"/)
  expect(html).toMatch(/href="\/\?tags=Location__Portland#filters" aria-current="true"/)
})

test('GAL-035 What is chosen stands above the cards and can be taken back', () => {
  const html = render(listFixture())
  expect(html).toMatch(
    /href="\/\?tags=Location__Portland" aria-current="true" aria-label="Remove filter: Oak"/,
  )
})

test('GAL-036 A search keeps the other filters as hidden fields and offers to be cleared', () => {
  const html = render(
    listFixture('en', {
      filters: { ...NO_FILTERS, search: 'oak', contentType: 'Projects', categories: ['Lofts'] },
    }),
  )
  expect(html).toContain('action="/projects"')
  expect(html).toContain('<input type="hidden" name="category" value="Lofts"/>')
  expect(html).toContain('value="oak"')
  expect(html).toMatch(/<a class="sq clear" href="\/projects\?category=Lofts"/)
})

test('GAL-036 An empty search names the query and offers the widest step that finds something', () => {
  const text = textOf(
    render(
      listFixture('en', {
        filters: { ...NO_FILTERS, search: 'outdoor sauna', categories: ['Kitchens'] },
        cards: [],
        total: 0,
        nextCursor: null,
        widerSteps: [{ filters: { ...NO_FILTERS, categories: ['Kitchens'] }, count: 22 }],
      }),
    ),
  )
  expect(text).toContain(
    'No project matches “outdoor sauna”. There are 22 projects when you search for less. Show these 22 projects',
  )
})

test('GAL-010 GAL-038 A list of one content type or service is headed by it', () => {
  expect(render(listFixture('en', { filters: { ...NO_FILTERS, contentType: 'Journal' } }))).toMatch(
    /<h1[^>]*>Journal</,
  )
  expect(render(listFixture('en', { filters: { ...NO_FILTERS, services: ['Custom cabinetry'] } }))).toMatch(
    /<h1[^>]*>Custom cabinetry</,
  )
})

test('GAL-030 A first page of 30 cards weighs at most 40 kB after gzip', () => {
  const samples = cardFixtures()
  const cards = Array.from({ length: 30 }, (_, at): Card => {
    const card = required(samples[at % samples.length])
    const key = Buffer.from(`${at}·${card.title}`).toString('hex').slice(0, 32) // as unlike one another as real keys
    return {
      ...card,
      id: key,
      href: `/${key}`,
      title: `${card.title} ${key}`,
      cover: card.cover && { ...card.cover, thumb: `/media/${key}/image/thumb/${key}_x_200x200.webp` },
    }
  })
  expect(gzipSync(render(listFixture('en', { cards }))).length).toBeLessThanOrEqual(40_000)
})

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The fixture is empty.')
  return value
}
