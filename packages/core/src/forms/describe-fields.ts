import { type Entity, issueSentence } from '../model/entity.js';
import type { Field } from '../model/field.js';
import type { InputKind } from '../values/input-kind.js';
import type { FieldDescription, FieldMessages } from './field-description.js';

/** A value that the kind refuses; a kind without one accepts every text. */
const WRONG_VALUES: { [K in InputKind['kind']]?: unknown } = {
  number: 0.5,
  decimal: 1e15,
  score: 11,
  choice: '',
  slug: '-',
  'web-address': 'x',
  'path-or-web-address': 'x',
  'redirect-target': 'x',
  image: 'x',
  'image-list': ['x'],
  country: '',
  'country-list': [''],
  email: 'x',
  color: 'x',
  date: 'x',
  timestamp: 'x',
  id: 'x',
};

/** The fields of an entity as forms need them, with the messages that its schema gives. */
export function describeFields(entity: Pick<Entity, 'fieldPaths'>): FieldDescription[] {
  return entity.fieldPaths.map(({ path, field, group, column }) => ({
    path: path.join('.'),
    title: field.title,
    ...(column === path.join('.') ? {} : { column }),
    ...(group === undefined ? {} : { group }),
    ...(field.tab === undefined ? {} : { tab: field.tab }),
    ...(field.help === undefined ? {} : { help: field.help }),
    presence: field.presence,
    ...(field.fallback === undefined ? {} : { fallback: field.fallback }),
    ...(field.system === undefined ? {} : { isSystem: true as const }),
    ...field.valueType.input,
    messages: messagesOf(field),
  }));
}

function messagesOf({ title, missing, valueType }: Field): FieldMessages {
  const { input, schema } = valueType;
  const sentence = (wrong: unknown) => {
    const { error } = schema.safeParse(wrong);
    return issueSentence(title, error?.issues[0]?.message ?? '');
  };
  const wrong = WRONG_VALUES[input.kind];
  const maxLength = 'maxLength' in input ? input.maxLength : undefined;
  const long = 'x'.repeat((maxLength ?? 0) + 1);
  return {
    ...(missing === undefined ? {} : { required: missing }),
    ...(wrong === undefined ? {} : { invalid: sentence(wrong) }),
    ...(maxLength === undefined ? {} : { tooLong: sentence(isTextList(input) ? [long] : long) }),
  };
}

function isTextList({ kind }: InputKind): boolean {
  return kind === 'text-list' || kind === 'source-list' || kind === 'update-list';
}
