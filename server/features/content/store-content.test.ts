import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeCategory,
  makeContent,
  makeCustomField,
  makeLabel,
  makeService,
} from '../../testing/content-factories.ts'
import { contentScene, failureOf, memberWith } from '../../testing/content-scene.ts'
import { makeMedia } from '../../testing/media-factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('CNT-001 CNT-002 CNT-004 an item keeps all that was sent of it, and answers it with names and media', async () => {
  const { account, params, api, contentTypeId, domain } = await contentScene(server)
  const [category, service, label] = [
    await makeCategory(server.services, account),
    await makeService(server.services, account),
    await makeLabel(server.services, account),
  ]
  const [photo, other, film] = [
    await makeMedia(server.services, account),
    await makeMedia(server.services, account),
    await makeMedia(server.services, account, { kind: 'video' }),
  ]
  const parent = await makeContent(server.services, account, { title: 'The house' })
  const { item } = await api.createContent({
    params,
    body: {
      contentTypeId,
      title: 'Kitchen on Pearl Street',
      description: '<p>Oak and <em>brass</em></p>',
      stage: 'Built',
      location: {
        address: '1 Pearl Street',
        city: 'Portland',
        neighborhood: 'Old Port',
        coords: { lat: 43.6, lng: -70.2 },
      },
      businessCategories: [{ id: category.id }],
      businessServices: [{ id: service.id }],
      businessLabels: [{ id: label.id }],
      media: [other.id, photo.id],
      presentation: {
        cover: photo.id,
        mainVideo: film.id,
        before: photo.id,
        after: other.id,
        title: 'Before',
        rating: 4.5,
      },
      testimonial: { customerName: 'Ada', customerTitle: 'Owner', customerPhoto: photo.id },
      relatedTo: parent.id,
      seo: { title: 'Kitchens', description: 'In Portland', permalink: 'Pearl Street Kitchen' },
    },
  })
  const read = await api.readContent({ params: { ...params, contentId: item.id } })
  expect(read).toEqual(item)
  expect(read).toMatchObject({
    version: 1,
    title: 'Kitchen on Pearl Street',
    description: '<p>Oak and <em>brass</em></p>',
    location: { neighborhood: 'Old Port', coords: { lat: 43.6, lng: -70.2 } },
    businessCategories: [category],
    businessServices: [service],
    businessLabels: [{ label: label.groupLabel, tags: [{ id: label.id, label: label.label }] }],
    presentation: {
      cover: { uid: photo.id },
      mainVideo: { uid: film.id },
      after: { uid: other.id },
      rating: 4.5,
    },
    testimonial: { customerName: 'Ada', customerPhoto: { uid: photo.id } },
    relatedTo: { id: parent.id, title: 'The house' },
    seo: { permalink: 'pearl-street-kitchen' },
    siteUrl: `http://${domain}:8080/pearl-street-kitchen`,
    can: { update: true, delete: true, publish: true },
  })
  expect(read.media.map((medium) => medium.uid)).toEqual([other.id, photo.id])
  const { relatedFrom } = await api.readContent({ params: { ...params, contentId: parent.id } })
  expect(relatedFrom.map((child) => child.id)).toEqual([item.id])
})

test('CNT-003 API-006 an item tells its last change as ISO 8601 and in seconds', async () => {
  const { account } = await contentScene(server)
  const item = await makeContent(server.services, account)
  expect(Math.floor(Date.parse(item.updateDate) / 1000)).toBe(item.updateDateSeconds)
})

test('CNT-005 CNT-006 CNT-007 an item starts open, draft, not published; any other value may be set, unknown ones are refused', async () => {
  const { params, api, contentTypeId, token } = await contentScene(server)
  const { item } = await api.createContent({ params, body: { contentTypeId, title: 'New' } })
  expect(item.status).toEqual({ service: 'open', content: 'draft', publish: 'notPublished' })
  const target = { ...params, contentId: item.id }
  const changed = await api.changeContentStatus({
    params: target,
    body: { publish: 'featured', service: 'cancelled' },
  })
  expect(changed.status).toEqual({ service: 'cancelled', content: 'draft', publish: 'featured' })
  expect(changed.version).toBe(2)
  const path = `/api/accounts/${params.accountId}/contents/${item.id}/status`
  expect((await server.call('PATCH', path, { as: token, body: { publish: 'hidden' } })).status).toBe(422)
})

test('CNT-008 an item without a title is refused at its field, made or saved', async () => {
  const { account, params, api, contentTypeId } = await contentScene(server)
  const made = await failureOf(api.createContent({ params, body: { contentTypeId, title: '   ' } }))
  expect([made.status, made.error.issues]).toEqual([
    422,
    [{ path: 'body.title', code: 'titleRequired', message: 'Need to add a title' }],
  ])
  const item = await makeContent(server.services, account)
  const body = { version: 1, changes: { title: '' } }
  const saved = await failureOf(api.saveContent({ params: { ...params, contentId: item.id }, body }))
  expect(saved.error.issues?.[0]?.path).toBe('body.changes.title')
})

test('CNT-011 a single business category is stored as a list of one', async () => {
  const { account, params, api, contentTypeId } = await contentScene(server)
  const category = await makeCategory(server.services, account)
  const { item } = await api.createContent({
    params,
    body: { contentTypeId, title: 'One', businessCategories: { id: category.id } },
  })
  expect(item.businessCategories).toEqual([category])
})

test('TAX-006 a field that is title or description fills the item, and its words are no marks', async () => {
  const { account, params, api, contentTypeId } = await contentScene(server)
  const name = await makeCustomField(server.services, account, { isTitle: true })
  const story = await makeCustomField(server.services, account, { isDescription: true })
  const customValues = { [name.id]: 'Named by a field', [story.id]: 'Less < more\n\nSecond' }
  const { item } = await api.createContent({ params, body: { contentTypeId, customValues } })
  expect([item.title, item.description]).toEqual(['Named by a field', '<p>Less &lt; more</p><p>Second</p>'])
})

test('TAX-005 TAX-007 TAX-008 every kind of field takes its own values only, and drops the marker of new options', async () => {
  const { account, params, api, contentTypeId } = await contentScene(server)
  const kinds = ['text', 'number', 'multiText', 'date', 'select', 'multiSelect', 'mapAutocomplete'] as const
  const options = ['red', 'blue']
  const fields = await Promise.all(
    kinds.map((type) => makeCustomField(server.services, account, { name: type, type, options })),
  )
  const good = [
    'a',
    1.5,
    ['x', 'y'],
    '2024-02-29T10:30',
    'red',
    ['blue', '__new__'],
    { lat: 1, lng: 2, address: 'Here' },
  ]
  const bad = [5, 'many', 'x', '2024-02-31T10:30', 'green', ['green'], 'Here']
  const valuesOf = (values: typeof good) =>
    Object.fromEntries(fields.map((field, index) => [field.id, values[index] ?? null]))
  const { item } = await api.createContent({
    params,
    body: { contentTypeId, title: 'Fields', customValues: valuesOf(good) },
  })
  expect(item.customValues).toEqual(
    valuesOf([
      'a',
      1.5,
      ['x', 'y'],
      '2024-02-29T10:30',
      'red',
      ['blue'],
      { lat: 1, lng: 2, address: 'Here' },
    ]),
  )
  const target = { ...params, contentId: item.id }
  const refused = await failureOf(
    api.saveContent({ params: target, body: { version: 1, changes: { customValues: valuesOf(bad) } } }),
  )
  expect(refused.error.issues?.map((issue) => issue.path)).toEqual(
    fields.map((field) => `body.changes.customValues.${field.id}`),
  )
  const [, , , , select] = fields
  const cleared = await api.saveContent({
    params: target,
    body: { version: 1, changes: { customValues: { [select?.id ?? '']: null } } },
  })
  expect(Object.keys(cleared.item.customValues)).toHaveLength(6)
})

test('CNT-004 a place for films takes no picture', async () => {
  const { account, params, api, contentTypeId } = await contentScene(server)
  const photo = await makeMedia(server.services, account)
  const body = { contentTypeId, title: 'Film', presentation: { mainVideo: photo.id } }
  const refused = await failureOf(api.createContent({ params, body }))
  expect(refused.error.issues?.[0]).toMatchObject({
    path: 'body.presentation.mainVideo',
    code: 'wrongMediaKind',
  })
})

test('CNT-025 an item tells who changed it last', async () => {
  const { account, params, api, contentTypeId } = await contentScene(server)
  const { item } = await api.createContent({ params, body: { contentTypeId, title: 'One' } })
  expect(item.updatedBy).toEqual(item.createdBy)
  const member = await memberWith(server, account, { [contentTypeId]: ['update'] })
  const person = (await member.readSession()).user
  const path = { ...params, contentId: item.id }
  await member.saveContent({ params: path, body: { version: item.version, changes: { title: 'Two' } } })
  const read = await api.readContent({ params: path })
  expect(read.updatedBy).toEqual({ id: person.id, name: 'Test Person' })
  expect(read.createdBy).toEqual(item.createdBy)
})
