// Loaded once two people work on one draft.
export { mergeDrafts } from '@croupier/core';
