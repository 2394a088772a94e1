import { expect, test } from 'vitest'
import { frameFixture } from '../fixtures/frame-fixture.ts'
import { reviewsFixture, servicesFixture } from '../fixtures/reviews-fixture.ts'
import { render, textOf } from './render.testing.ts'

test('GAL-039 Review cards show film, cover, stars, title, words and customer', () => {
  const html = render(reviewsFixture())
  const text = textOf(html)
  expect(text).toContain('Honest about the delay')
  expect(text).toContain('Joan Pelletier Cape Elizabeth')
  expect(html).toContain('aria-label="4.5 out of 5 stars"')
  expect(html).toContain('<source src="/media/sample/video/dana" type="video/mp4"/>')
})

test('SIT-017 The reviews page shows the average with one decimal and a bar for each number of stars', () => {
  const text = textOf(render(reviewsFixture()))
  expect(text).toContain('What it was like 4.9 5 5 stars 115')
})

test('GAL-041 Without reviews the page says so and leads on', () => {
  expect(textOf(render(reviewsFixture('en', { reviews: [], total: 0 })))).toContain('No reviews yet')
})

test('GAL-038 Services lead to the list filtered by the service', () => {
  const html = render(servicesFixture())
  expect(html).toContain('href="/services/kitchen-remodels"')
  expect(textOf(html)).toContain('See 64 projects')
  expect(textOf(html)).toContain('See 1 project')
})

test('GAL-044 A disabled gallery reads "Oops" and "Gallery is currently disabled", without tabs', () => {
  const html = render({ page: 'disabled', frame: { ...frameFixture(), tabs: [] } })
  expect(textOf(html)).toContain('Oops Gallery is currently disabled')
  expect(html).not.toContain('<nav')
})

test('GAL-012 An unknown address and an empty account read "Please check your settings"', () => {
  expect(textOf(render({ page: 'notFound', frame: frameFixture(), picture: null }))).toContain(
    'Please check your settings',
  )
  expect(textOf(render({ page: 'empty', frame: frameFixture() }))).toContain('Please check your settings')
})
