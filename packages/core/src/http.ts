export {
  type CalledOperation,
  createHttpPerform,
  type HttpClientOptions,
  performOnSite,
  siteUnreachable,
} from './http/client.js';
