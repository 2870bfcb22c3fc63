import { prepared, routes } from '#engine/serve/route.ts'
import { contentCalls } from './contract.ts'
import { boundMessage, takeMessage } from './message/message.ts'
import { sendPicture } from './post/picture.ts'
import { postPage, publicPost } from './post/post.ts'

export const contentRoutes = routes(contentCalls, {
  posts: async ({ query, request }, db) => ({ data: await postPage(db, query, query.language ?? request.language) }),
  post: async ({ params, query, request }, db) => ({ data: await publicPost(db, params.id, query.language ?? request.language) }),
  postPicture: async ({ params, query }, db, engine) => sendPicture(engine, db, params.key, query.size),
  sendMessage: prepared({
    prepare: ({ body, request }, db) => boundMessage(db, request.ip, body.email),
    async write({ who, body, request }, tx) {
      await takeMessage(tx, who, { ...body, language: body.language ?? request.language })
      return { data: null }
    },
  }),
})
