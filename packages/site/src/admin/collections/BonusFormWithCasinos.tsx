import { BonusForm, type BonusFormProps } from '@croupier/ui/admin';
import { useQuestion } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';

/** The form of a bonus, with the casinos of the site to choose from, and its settings for those who may see them. */
export function BonusFormWithCasinos(props: BonusFormProps) {
  const casinos = useQuestion('casinos.list', {});
  const options = casinos.data?.records.map(({ id, name }) => ({ value: id, label: name }));
  const Form = useRefusal()('administer') === undefined ? FormWithReturn : BonusForm;
  return <Form {...props} casinos={options} />;
}

function FormWithReturn(props: BonusFormProps) {
  const { data } = useQuestion('settings.list', {});
  return <BonusForm {...props} assumedReturn={data?.settings.assumedReturn} />;
}
