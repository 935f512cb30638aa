export { enhance, type Surroundings } from './enhance.js';
export type { Go } from './filters.js';
export type { CountClick, FollowedLink } from './visits.js';
