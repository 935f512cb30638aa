'use client';

import type { FieldDescription } from '@croupier/core/forms';
import { adminFormLabels, choiceLabel } from '@croupier/core/messages';
import { use, useId } from 'react';
import { SelectField } from '../../parts/SelectField/SelectField.js';
import { TextField } from '../../parts/TextField/TextField.js';
import { DateField } from '../fields/DateField/DateField.js';
import { localTimeZone } from '../fields/DateField/local-time.js';
import { FlagField } from '../fields/FlagField/FlagField.js';
import { ImageField } from '../fields/ImageField/ImageField.js';
import type { ImageSize } from '../fields/ImageField/resize-image.js';
import { ImagesField } from '../fields/ImagesField/ImagesField.js';
import { MoneyField } from '../fields/MoneyField/MoneyField.js';
import { NumberField } from '../fields/NumberField/NumberField.js';
import { RichTextField } from '../fields/RichTextField/RichTextField.js';
import { SourcesField } from '../fields/SourcesField/SourcesField.js';
import { StarsField } from '../fields/StarsField/StarsField.js';
import { TextAreaField } from '../fields/TextAreaField/TextAreaField.js';
import { TextListField } from '../fields/TextListField/TextListField.js';
import { FormLabelsContext, useFormLabels } from '../form-labels.js';
import { LazyPart, lazyPart } from '../parts/LazyPart/LazyPart.js';
import { RadioGroup } from '../parts/RadioGroup/RadioGroup.js';
import type { FormFieldControlProps } from './form-field-control.js';
import { useRecordPage } from './record-page.js';
import { SlugControl } from './SlugControl.js';

// Few forms have them: only settings have colors, and a list to search in weighs more than all else of a form.
const CountriesField = lazyPart(
  async () => (await import('../fields/CountriesField/CountriesField.js')).CountriesField,
);
const ColorField = lazyPart(async () => (await import('../fields/ColorField/ColorField.js')).ColorField);
const UpdatesField = lazyPart(
  async () => (await import('../fields/UpdatesField/UpdatesField.js')).UpdatesField,
);

/** Up to so many choices stand side by side; more of them in a list. */
const MAX_RADIO_CHOICES = 4;

interface KindControlProps {
  /** What is known of the field. */
  field: FieldDescription;
  /** What its control is given. */
  control: FormFieldControlProps;
  /** Texts that are suggested while typing. */
  suggestions: readonly string[] | undefined;
  /** The largest size in which pictures are shown, in pixels. */
  size: ImageSize | undefined;
}

/** The control of a field's kind. */
export function FieldControl({ field, control, suggestions, size }: KindControlProps) {
  const score = useFormLabels('score', adminFormLabels.score);
  switch (field.kind) {
    case 'flag':
      return <FlagField {...control} />;
    case 'number':
    case 'decimal':
      return <NumberField {...control} min={field.min} max={field.max} allowsOutOfRange />;
    case 'score':
      return (
        <NumberField
          {...control}
          min={field.min}
          max={field.max}
          step={field.step}
          after={score.of(field.max)}
          allowsOutOfRange
        />
      );
    case 'stars':
      return <StarsField {...control} allowsOutOfRange />;
    case 'choice':
      return <ChoiceControl {...field} control={control} />;
    case 'html':
      return <RichTextControl {...control} />;
    case 'multi-line':
      return <TextAreaField {...control} characterLimit={limitToShow(field.maxLength)} />;
    case 'image-list':
      return <ImagesField {...control} size={size} />;
    case 'text-list':
      return <TextListField {...control} suggestions={suggestions} />;
    case 'source-list':
      return <SourcesField {...control} />;
    case 'update-list':
      return (
        <LazyPart>
          <UpdatesField {...control} />
        </LazyPart>
      );
    case 'country-list':
      return (
        <LazyPart fallback={<TextField label={control.label} hint={control.hint} disabled />}>
          <CountriesField {...control} />
        </LazyPart>
      );
    case 'image':
      return <ImageField {...control} size={size} />;
    case 'slug':
      return <SlugControl {...control} />;
    case 'color':
      return (
        <LazyPart>
          <ColorField {...control} />
        </LazyPart>
      );
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
    case 'redirect-target':
      return <TextField {...control} dir="ltr" />;
    default:
      return suggestions === undefined ? (
        <TextField {...control} />
      ) : (
        <SuggestingField {...control} suggestions={suggestions} />
      );
  }
}

function RichTextControl(control: FormFieldControlProps) {
  const { findOffer, findAlt, findRecords } = useRecordPage();
  return <RichTextField {...control} {...{ findOffer, findAlt, findRecords }} />;
}

/** A text with suggestions, such as a category: one that is there already, or a new one. */
function SuggestingField({
  suggestions,
  ...control
}: FormFieldControlProps & { suggestions: readonly string[] }) {
  const listId = useId();
  return (
    <>
      <TextField {...control} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}

function LocalTimeHint({ hint }: Pick<FormFieldControlProps, 'hint'>) {
  const { localTime = adminFormLabels.localTime } = use(FormLabelsContext);
  return (
    <>
      {hint} {localTime(localTimeZone())}
    </>
  );
}

interface ChoiceControlProps {
  choices: readonly string[];
  presence: FieldDescription['presence'];
  control: FormFieldControlProps;
}

/** One of some choices; where the field may be left empty, that can be chosen again. */
function ChoiceControl({ choices, presence, control }: ChoiceControlProps) {
  const { notStated } = useFormLabels('form', adminFormLabels.form);
  const words = useFormLabels('choices', adminFormLabels.choices);
  const options = choices.map((value) => ({ value, label: words[value] ?? choiceLabel(value) }));
  if (presence === 'optional')
    return <SelectField {...control} options={[{ value: '', label: notStated }, ...options]} />;
  if (choices.length <= MAX_RADIO_CHOICES) return <RadioGroup {...control} options={options} />;
  return <SelectField {...control} options={options} />;
}

/** A limit that a writer may meet; the others are only there against accidents. */
function limitToShow(maxLength: number): number | undefined {
  return maxLength <= 1_000 ? maxLength : undefined;
}
