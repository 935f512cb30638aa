import { DuplicateActions, type FoundPair } from './casinos/DuplicateActions.js';
import { type MovedLink, UseNewAddress } from './links/UseNewAddress.js';

/** What one key does about a finding, where that is for people to decide. */
export function FindingActions({ code, params }: { code: string; params: object }) {
  if (code === 'duplicate-casino') return <DuplicateActions {...(params as FoundPair)} />;
  return 'newUrl' in params && params.newUrl !== undefined ? (
    <UseNewAddress {...(params as MovedLink)} />
  ) : null;
}
