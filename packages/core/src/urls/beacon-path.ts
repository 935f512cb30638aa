/** The path that served pages report page views and clicks to. */
export const BEACON_PATH = '/beacon';
