// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { contentCalls as contentCallsContract } from './contract.ts'
import type { contentOfficeCalls as contentOfficeCallsContract } from './office/contract.ts'

export const contentCalls = wire<typeof contentCallsContract>({
  posts: 'GET /v1/blog',
  post: 'GET /v1/blog/{id}',
  postPicture: 'download GET /v1/blog-picture/{key}',
  sendMessage: 'POST /v1/contact',
})

export const contentOfficeCalls = wire<typeof contentOfficeCallsContract>({
  officePosts: 'GET /v1/office/blog',
  officePost: 'GET /v1/office/blog/{id}',
  createPost: 'POST /v1/office/blog',
  savePost: 'PUT /v1/office/blog/{id}',
  publishPost: 'POST /v1/office/blog/{id}/publish',
  withdrawPost: 'POST /v1/office/blog/{id}/withdraw',
  deletePost: 'DELETE /v1/office/blog/{id}',
  addPostPicture: 'upload POST /v1/office/blog-picture',
  officeMessages: 'GET /v1/office/message',
  officeMessage: 'GET /v1/office/message/{id}',
  answerMessage: 'POST /v1/office/message/{id}/answer',
  sortMessage: 'PUT /v1/office/message/{id}/status',
})
