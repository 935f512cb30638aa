'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { TextField, type TextFieldProps } from '../../../parts/TextField/TextField.js';

/** The props of a field for an amount. */
export interface MoneyFieldProps extends Omit<TextFieldProps, 'type'> {}

/** An amount as readers see it, with its currency: a text, as offers come in many. */
export function MoneyField(props: MoneyFieldProps) {
  return <TextField placeholder={adminFormLabels.money.example} autoComplete="off" {...props} />;
}
