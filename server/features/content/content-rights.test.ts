import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  contentTypeOf,
  makeCategory,
  makeContent,
  makeCustomField,
  makeLabel,
  makeService,
} from '../../testing/content-factories.ts'
import { contentScene, failureOf, memberWith } from '../../testing/content-scene.ts'
import { makeMedia } from '../../testing/media-factories.ts'
import { type ApiFailure, createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('ROL-004 ROL-005 ROL-007 ROL-008 each right stands alone and holds for its content type only', async () => {
  const { account, params, contentTypeId } = await contentScene(server)
  const blog = await contentTypeOf(server.services, account, 'blog')
  const item = await makeContent(server.services, account, { contentTypeId })
  const target = { ...params, contentId: item.id }
  const rights = [['create'], ['update'], ['delete'], []] as const
  const outcomes: unknown[] = []
  for (const list of rights) {
    const api = await memberWith(server, account, { [contentTypeId]: [...list], [blog]: ['update'] })
    const { can } = await api.readContent({ params: target })
    const allowed = await Promise.all(
      [
        api.createContent({ params, body: { contentTypeId, title: 'Mine' } }),
        api.changeContentStatus({ params: target, body: { content: 'reviewing' } }),
        api.saveContent({ params: target, body: { version: 1, changes: { stage: list.join() || 'none' } } }),
      ].map((call) =>
        call.then(
          () => true,
          (error: ApiFailure) => {
            expect([error.status, error.error.code]).toEqual([403, 'noPermission'])
            return false
          },
        ),
      ),
    )
    const deleted = await api.deleteContent({ params: target }).then(
      () => true,
      () => false,
    )
    if (deleted) await api.restoreContent({ params: target })
    outcomes.push([can, allowed, deleted])
  }
  expect(outcomes).toEqual([
    [{ update: false, delete: false, publish: false }, [true, false, false], false],
    [{ update: true, delete: false, publish: true }, [false, true, true], false],
    [{ update: false, delete: true, publish: false }, [false, false, false], true],
    [{ update: false, delete: false, publish: false }, [false, false, false], false],
  ])
  const mover = await memberWith(server, account, { [contentTypeId]: ['update'] })
  const moved = await failureOf(
    mover.saveContent({ params: target, body: { version: 9, changes: { contentTypeId: blog } } }),
  )
  expect(moved.status).toBe(403)
})

test('ROL-005 TAX-015 a field of a group that was not given stays as it is', async () => {
  const { account, params, contentTypeId } = await contentScene(server)
  const secret = await makeCustomField(server.services, account, { group: 'Secrets' })
  const item = await makeContent(server.services, account, {
    contentTypeId,
    customValues: { [secret.id]: 'before' },
  })
  const body = { version: 1, changes: { customValues: { [secret.id]: 'after' } } }
  const without = await memberWith(server, account, { [contentTypeId]: ['update'] })
  const target = { ...params, contentId: item.id }
  expect((await failureOf(without.saveContent({ params: target, body }))).status).toBe(403)
  const granted = await memberWith(server, account, { [contentTypeId]: ['update'] }, ['Secrets'])
  expect((await granted.saveContent({ params: target, body })).item.customValues).toEqual({
    [secret.id]: 'after',
  })
})

test('SEC-002 ids of another account are refused in every place of an item, naming the field', async () => {
  const { params, api, contentTypeId } = await contentScene(server)
  const other = await contentScene(server)
  const category = await makeCategory(server.services, other.account)
  const service = await makeService(server.services, other.account)
  const label = await makeLabel(server.services, other.account)
  const photo = await makeMedia(server.services, other.account)
  const film = await makeMedia(server.services, other.account, { kind: 'video' })
  const field = await makeCustomField(server.services, other.account)
  const theirs = await makeContent(server.services, other.account)
  const foreign = {
    contentTypeId: other.contentTypeId,
    title: 'Mine',
    businessCategories: [category],
    businessServices: [service],
    businessLabels: [label],
    media: [photo.id],
    presentation: { cover: photo.id, mainVideo: film.id, before: photo.id, after: photo.id },
    testimonial: { customerPhoto: photo.id },
    relatedTo: theirs.id,
    customValues: { [field.id]: 'x' },
  }
  const paths = [
    `customValues.${field.id}`,
    'businessCategories',
    'businessServices',
    'businessLabels',
    'contentTypeId',
    'media',
    'presentation.cover',
    'presentation.mainVideo',
    'presentation.before',
    'presentation.after',
    'testimonial.customerPhoto',
    'relatedTo',
  ]
  const made = await failureOf(api.createContent({ params, body: foreign }))
  expect([made.status, made.error.issues?.map((issue) => issue.path)]).toEqual([
    422,
    paths.map((path) => `body.${path}`),
  ])
  const { item } = await api.createContent({ params, body: { contentTypeId, title: 'Own' } })
  const saved = await failureOf(
    api.saveContent({ params: { ...params, contentId: item.id }, body: { version: 1, changes: foreign } }),
  )
  expect([saved.status, saved.error.issues?.map((issue) => issue.path)]).toEqual([
    422,
    paths.map((path) => `body.changes.${path}`),
  ])
  const target = { ...params, contentId: theirs.id }
  const calls = [
    api.readContent({ params: target }),
    api.saveContent({ params: target, body: { version: 1, changes: { title: 'x' } } }),
    api.changeContentStatus({ params: target, body: { publish: 'featured' } }),
    api.deleteContent({ params: target }),
    api.restoreContent({ params: target }),
    api.listContents({ params: { accountId: other.account } }),
    api.readContent({ params: { accountId: other.account, contentId: theirs.id } }),
  ]
  expect(await Promise.all(calls.map(async (call) => (await failureOf(call)).status))).toEqual(
    calls.map(() => 404),
  )
  const lists = [
    { contentType: other.contentTypeId },
    { businessCategory: category.id },
    { relatedTo: theirs.id },
  ]
  for (const query of lists) expect((await api.listContents({ params, query })).items).toEqual([])
})
