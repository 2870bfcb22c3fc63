import { Fault } from '#base/fault.ts'
import { takePicture } from '#engine/image/public-picture.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { answerMessage, messageById, sortMessage } from '../message/message.ts'
import { listMessages } from '../message/store.ts'
import { insertPicture } from '../post/picture.store.ts'
import { createPost, deletePost, officePost, officePosts, publishPost, savePost, withdrawPost } from '../post/write.ts'
import { contentOfficeCalls } from './contract.ts'

export const contentOfficeRoutes = routes(contentOfficeCalls, {
  officePosts: async ({ query }, db) => ({ data: await officePosts(db, query) }),
  officePost: async ({ params }, db) => ({ data: await officePost(db, params.id) }),
  createPost: async ({ who }, tx) => ({ data: await createPost(tx, who.username) }),
  savePost: async ({ who, params, body }, tx) => ({ data: await savePost(tx, params.id, body, who.username) }),
  publishPost: async ({ params, body }, tx) => ({
    data: await publishPost(tx, params.id, { version: body.version, at: body.at === undefined ? undefined : new Date(body.at) }),
  }),
  withdrawPost: async ({ params }, tx) => ({ data: await withdrawPost(tx, params.id) }),
  deletePost: async ({ params }, tx) => {
    await deletePost(tx, params.id)
    return { data: null }
  },
  addPostPicture: prepared({
    async prepare({ files }, _db, engine) {
      for await (const { stream } of files) return takePicture(engine, stream)
      throw new Fault('FILE_MISSING', { path: 'files' })
    },
    async write(_, tx, picture) {
      await insertPicture(tx, picture)
      const { key, width, height } = picture
      return { data: { key, width, height } }
    },
  }),
  officeMessages: async ({ query }, db) => ({ data: await listMessages(db, query) }),
  officeMessage: async ({ params }, db) => ({ data: await messageById(db, params.id) }),
  answerMessage: async ({ who, params, body }, tx) => ({ data: await answerMessage(tx, params.id, { ...body, author: who.username }) }),
  sortMessage: async ({ params, body }, tx) => ({ data: await sortMessage(tx, params.id, body.status) }),
})
