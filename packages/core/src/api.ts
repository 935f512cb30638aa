export { type ApiHandler, type ApiHandlerOptions, createApiHandler } from './http/api-handler.js';
export { problemResponse, textOfAnswer } from './http/api-response.js';
export type { SpoolBody, SpooledBody } from './http/upload.js';
