import { v7 } from 'uuid';
import type { Clockwork } from './store/store.js';

/** The real clock, and ids in the order of their making. */
export const clockwork: Clockwork = { now: () => new Date(), newId: v7 };
