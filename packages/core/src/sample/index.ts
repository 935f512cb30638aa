export { putSample, sampleCatalogue } from './sample.js';
export { DEMO_PASSWORD, standIns } from './stand-ins.js';
