/** The sample content, in a module that is loaded on demand. */
export { putSample } from '@croupier/core/sample';
