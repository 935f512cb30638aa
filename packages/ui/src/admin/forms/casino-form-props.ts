import type { CasinoInput } from '@croupier/core';
import type { RecordPageFormProps } from './records/record-page-form-props.js';

/** The props of the form for a casino. */
export interface CasinoFormProps extends RecordPageFormProps<CasinoInput> {
  /** Texts that the lists suggest, by the paths of the fields. */
  suggestions?: Readonly<Record<string, readonly string[]>> | undefined;
}
