/** The sample content, apart, so that it is loaded only where it is wanted. */
export { putSample } from '@croupier/core/sample';
