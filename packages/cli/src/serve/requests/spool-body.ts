import { Readable } from 'node:stream';
import type { SpoolBody } from '@croupier/core/api';
import { spoolInput } from '../../terminal/input/spooled-input.js';

/** Receives a body into a temporary file that only this user may read. */
export const spoolBody: SpoolBody = (pieces, signal) => spoolInput(Readable.from(pieces), signal);
