import { BonusForm, type BonusFormProps } from '@croupier/ui/admin';
import { useQuestion } from '../backend/use-operations.js';

/** The form of a bonus, with the casinos of the site to choose from. */
export function BonusFormWithCasinos(props: BonusFormProps) {
  const casinos = useQuestion('casinos.list', {});
  const options = casinos.data?.records.map(({ id, name }) => ({ value: id, label: name }));
  return <BonusForm {...props} casinos={options} />;
}
