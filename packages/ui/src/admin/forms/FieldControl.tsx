'use client';

import type { FieldDescription } from '@croupier/core/forms';
import { adminFormLabels, choiceLabel } from '@croupier/core/messages';
import { SelectField } from '../../parts/SelectField/SelectField.js';
import { TextField } from '../../parts/TextField/TextField.js';
import { ColorField } from '../fields/ColorField/ColorField.js';
import { CountriesField } from '../fields/CountriesField/CountriesField.js';
import { DateField } from '../fields/DateField/DateField.js';
import { localTimeZone } from '../fields/DateField/local-time.js';
import { FlagField } from '../fields/FlagField/FlagField.js';
import { ImageField } from '../fields/ImageField/ImageField.js';
import { ImagesField } from '../fields/ImagesField/ImagesField.js';
import { MoneyField } from '../fields/MoneyField/MoneyField.js';
import { NumberField } from '../fields/NumberField/NumberField.js';
import { RichTextField } from '../fields/RichTextField/RichTextField.js';
import { SourcesField } from '../fields/SourcesField/SourcesField.js';
import { StarsField } from '../fields/StarsField/StarsField.js';
import { TextAreaField } from '../fields/TextAreaField/TextAreaField.js';
import { TextListField } from '../fields/TextListField/TextListField.js';
import { RadioGroup } from '../parts/RadioGroup/RadioGroup.js';
import type { FormFieldControlProps } from './form-field-control.js';
import { SlugControl } from './SlugControl.js';

/** Up to so many choices stand side by side; more of them in a list. */
const MAX_RADIO_CHOICES = 4;

interface KindControlProps {
  /** What is known of the field. */
  field: FieldDescription;
  /** What its control is given. */
  control: FormFieldControlProps;
  /** Texts that a list suggests. */
  suggestions: readonly string[] | undefined;
}

/** The control of a field's kind. */
export function FieldControl({ field, control, suggestions }: KindControlProps) {
  switch (field.kind) {
    case 'flag':
      return <FlagField {...control} />;
    case 'number':
      return <NumberField {...control} min={field.min} max={field.max} allowsOutOfRange />;
    case 'score':
      return (
        <NumberField
          {...control}
          min={field.min}
          max={field.max}
          step={field.step}
          after={adminFormLabels.score.of(field.max)}
          allowsOutOfRange
        />
      );
    case 'stars':
      return <StarsField {...control} allowsOutOfRange />;
    case 'choice':
      return <ChoiceControl choices={field.choices} control={control} />;
    case 'html':
      return <RichTextField {...control} />;
    case 'multi-line':
      return <TextAreaField {...control} characterLimit={limitToShow(field.maxLength)} />;
    case 'image-list':
      return <ImagesField {...control} />;
    case 'text-list':
      return <TextListField {...control} suggestions={suggestions} />;
    case 'source-list':
      return <SourcesField {...control} />;
    case 'country-list':
      return <CountriesField {...control} />;
    case 'image':
      return <ImageField {...control} />;
    case 'slug':
      return <SlugControl {...control} />;
    case 'color':
      return <ColorField {...control} />;
    case 'date':
      return <DateField {...control} />;
    case 'timestamp':
      return <DateField {...control} hint={<LocalTimeHint hint={control.hint} />} hasTime />;
    case 'money':
      return <MoneyField {...control} />;
    case 'email':
      return <TextField {...control} type="email" />;
    case 'web-address':
      return <TextField {...control} type="url" dir="ltr" />;
    case 'path-or-web-address':
      return <TextField {...control} dir="ltr" />;
    default:
      return <TextField {...control} />;
  }
}

function LocalTimeHint({ hint }: Pick<FormFieldControlProps, 'hint'>) {
  return (
    <>
      {hint} {adminFormLabels.localTime(localTimeZone())}
    </>
  );
}

function ChoiceControl({ choices, control }: { choices: readonly string[]; control: FormFieldControlProps }) {
  const options = choices.map((value) => ({ value, label: choiceLabel(value) }));
  if (choices.length <= MAX_RADIO_CHOICES) return <RadioGroup {...control} options={options} />;
  return <SelectField {...control} options={options} />;
}

/** A limit that a writer may meet; the others are only there against accidents. */
function limitToShow(maxLength: number): number | undefined {
  return maxLength <= 1_000 ? maxLength : undefined;
}
