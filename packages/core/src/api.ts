export { type ApiHandler, type ApiHandlerOptions, createApiHandler } from './http/api-handler.js';
export { problemResponse } from './http/api-response.js';
export { problemStatus, RETRY_SECONDS } from './http/problem-status.js';
export { type ApiAnswer, type RequestLike, toResponse } from './http/request-like.js';
export type { SpoolBody, SpooledBody } from './http/upload.js';
