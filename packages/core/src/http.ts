export { createHttpPerform, type HttpClientOptions } from './http/client.js';
