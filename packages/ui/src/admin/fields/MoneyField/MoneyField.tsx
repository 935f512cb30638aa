'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { TextField, type TextFieldProps } from '../../../parts/TextField/TextField.js';
import { useFormLabels } from '../../form-labels.js';

/** The props of a field for an amount. */
export interface MoneyFieldProps extends Omit<TextFieldProps, 'type'> {}

/** An amount as readers see it, with its currency: a text, as offers come in many. */
export function MoneyField(props: MoneyFieldProps) {
  const { example } = useFormLabels('money', adminFormLabels.money);
  return <TextField placeholder={example} autoComplete="off" {...props} />;
}
