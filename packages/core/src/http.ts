export {
  type CalledOperation,
  createHttpPerform,
  type HttpClientOptions,
  performOnSite,
} from './http/client.js';
