export { type ApiHandler, type ApiHandlerOptions, createApiHandler } from './http/api-handler.js';
export { type ApiAnswer, type ApiMessage, toResponse } from './http/api-message.js';
export { problemResponse } from './http/api-response.js';
export type { SpoolBody, SpooledBody } from './http/upload.js';
