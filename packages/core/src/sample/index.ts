export { DEMO_PASSWORD, demoFallbacks } from './demo-fallbacks.js';
export { putSample, sampleCatalogue } from './sample.js';
