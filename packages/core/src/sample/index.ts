export { putSample, sampleCatalogue } from './sample.js';
export { standIns } from './stand-ins.js';
